import { expect, test } from 'vitest';
import type { Client } from '../client.ts';
import { asAdmin, control, eventually, fileCloud, signedUp, visitor } from '../cloud.ts';
import { buildLists, idsOf, whenMade } from './catalog.ts';

/** The bucket is down, throttles or is slow: cached data is served, the rest says when to retry. */

interface Card {
  readonly id: string;
  readonly is_free: boolean;
}
const allCards = (client: Client) => client.get<Card[]>('/ebooks/public?limit=100');
const file = (client: Client, id: string) => client.get(`/ebooks/${id}/download`, { query: { as: 'link' } });

const cloud = fileCloud('shop');

test('lists and previews stay while the bucket is unavailable; texts and files say when to retry', async () => {
  const { url } = cloud();
  const [nobody, { client: reader }] = [visitor(url), await signedUp(url)];
  const list = await allCards(nobody);
  const [free, otherFree] = list.body.filter(({ is_free }) => is_free);
  const paid = list.body.find(({ is_free }) => !is_free);
  const search = () => nobody.post('/ebooks/filter', { price_range: 'free' });
  const found = await search();

  await control('faults', { service: 's3', error: 'ServiceUnavailable' }, url);
  await control('clock', { advance_ms: 120_000 }, url);
  expect((await allCards(nobody)).body).toEqual(list.body);
  expect((await search()).body).toEqual(found.body);
  expect(await nobody.get(`/ebooks/${paid?.id}`)).toMatchObject({ status: 200, body: { content_access: 'preview' } });
  const text = await nobody.get(`/ebooks/${free?.id}`);
  expect(text).toMatchObject({
    status: 503,
    body: { code: 'unavailable', detail: 'The text is not available right now. Please try again in a moment.' },
  });
  const book = await file(reader, free?.id ?? '');
  expect(book).toMatchObject({
    status: 503,
    body: { code: 'unavailable', detail: 'The file is not available right now. Please try again in a moment.' },
  });
  for (const { headers } of [text, book]) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);

  await control('faults', { clear: true }, url);
  expect(await nobody.get(`/ebooks/${free?.id}`)).toMatchObject({ status: 200, body: { content_access: 'full' } });
  const { status, body } = await whenMade(() => file(reader, free?.id ?? ''));
  expect(status).toBe(200);
  expect((await fetch(body.url)).status).toBe(200);

  await control('faults', { service: 's3', operation: 'GetObject', error: 'SlowDown', times: 2 }, url);
  await control('faults', { service: 's3', operation: 'GetObject', delay: 300, times: 1 }, url);
  expect(await nobody.get(`/ebooks/${otherFree?.id}`)).toMatchObject({ status: 200, body: { content_access: 'full' } });
});

test('a list that could not be written is written by the next sweep', async () => {
  const { url } = cloud();
  const [nobody, admin] = [visitor(url), await asAdmin(url)];
  const [first] = (await allCards(nobody)).body;
  await control('faults', { service: 's3', operation: 'PutObject', error: 'InternalError' }, url);
  expect((await admin.post(`/admin/ebooks/${first?.id}/unpublish`)).status).toBe(200);
  // The event of the change is being retried: two sweeps in a row that find no other builder at work come after it.
  let failed = 0;
  await eventually(async () => {
    failed = await buildLists(url).then(
      () => 0,
      () => failed + 1,
    );
    return failed >= 2;
  });
  await control('clock', { advance_ms: 10_000 }, url);
  await allCards(nobody);
  expect(idsOf((await allCards(nobody)).body)).toContain(first?.id);

  await control('faults', { clear: true }, url);
  await buildLists(url);
  await eventually(async () => !idsOf((await allCards(nobody)).body).includes(first?.id ?? ''));
});
