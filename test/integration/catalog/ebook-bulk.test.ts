import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../client.ts';
import { control, eventually, signedUp, visitor } from '../cloud.ts';
import { aBook, found, someText, someWord, theAdmin } from './catalog.ts';

let admin: Client;
beforeAll(async () => {
  admin = await theAdmin();
});

const bulk = (body: object, headers?: Record<string, string>) =>
  admin.post('/admin/ebooks/bulk', body, headers && { headers });
const books = async (count: number, values: Parameters<typeof aBook>[0] = {}): Promise<string[]> =>
  Promise.all(Array.from({ length: count }, async () => (await aBook(values)).id));
const statuses = async (ids: readonly string[]) =>
  Promise.all(
    ids.map(async (id) => {
      const { status, body } = await admin.get(`/admin/ebooks/${id}`);
      return status === 200 ? body.status : status;
    }),
  );
/** The job once it has ended; its worker is called by an event, and each minute by the schedule. */
async function ended(id: string) {
  await control('fire/CatalogOutboxSweep');
  return eventually(async () => {
    const { body } = await admin.get(`/admin/jobs/${id}`);
    return body.ended_at !== null && body;
  });
}

describe('bulk acts', () => {
  test('are jobs: each ebook as if by itself, failures with their sentences, one row for each', async () => {
    const [good, empty] = [await books(2, { status: 'draft' }), await aBook({ status: 'draft', content: '' })];
    const started = await bulk({ act: 'publish', ids: [...good, empty.id, good[0]] });
    expect([started.status, started.body.message]).toEqual([202, 'Started: Publish 3 ebooks']);
    expect(started.body.job).toMatchObject({ kind: 'ebook.publish', state: 'queued', total: 3, done: 0, failed: 0 });
    const job = await ended(started.body.job.id);
    const sentence = 'This ebook has no text yet';
    const failures = [{ id: empty.id, name: empty.title, sentence }];
    expect(job).toMatchObject({ state: 'done', total: 3, done: 3, failed: 1, failures });
    expect(await statuses([...good, empty.id])).toEqual(['published', 'published', 'draft']);
    const rows = async (id: string) => (await admin.get(`/admin/audit-log?target_id=${id}`)).body;
    const [row] = await rows(good[0] ?? '');
    expect(row).toMatchObject({ action: 'ebook.published', actor_name: job.by });
    expect(await rows(job.id)).toMatchObject([{ action: 'job.started', target_name: 'Publish 3 ebooks' }]);
    const { body: list } = await admin.get('/admin/jobs?limit=100');
    const { failures: _, ...listed } = job;
    expect(list).toContainEqual(listed);
  });

  test('unpublish, set a price and delete', async () => {
    const ids = await books(2);
    await ended((await bulk({ act: 'unpublish', ids })).body.job.id);
    expect(await statuses(ids)).toEqual(['draft', 'draft']);
    const priced = await ended((await bulk({ act: 'price', price: 19, ids })).body.job.id);
    expect(priced.title).toBe('Set the price of 2 ebooks to $19.00');
    await ended((await bulk({ act: 'price', price: 19, ids })).body.job.id);
    expect((await admin.get(`/admin/ebooks/${ids[1]}`)).body).toMatchObject({ price: 19, revision: 3 });
    await ended((await bulk({ act: 'delete', ids })).body.job.id);
    expect(await statuses(ids)).toEqual([404, 404]);
    // The second time they are where they were to be.
    for (const act of ['delete', 'restore', 'restore'])
      expect(await ended((await bulk({ act, ids })).body.job.id)).toMatchObject({ state: 'done', failed: 0 });
    expect(await statuses(ids)).toEqual(['draft', 'draft']);
  });

  test('reach all that match a filter, but no more than were counted', async () => {
    const word = someWord();
    const ids = await books(2, { title: `Bulk ${word}`, content: someText(100) });
    await found(visitor(), word, 2);
    const filter = { search: word, status: 'published' };
    const refused = await bulk({ act: 'unpublish', filter, count: 1 });
    expect(refused).toMatchObject({ status: 409, body: { detail: expect.stringMatching(/^Now 2 ebooks match/) } });
    const { body } = await bulk({ act: 'unpublish', filter, count: 2 });
    expect(body.job.title).toBe('Unpublish 2 ebooks');
    await ended(body.job.id);
    expect(await statuses(ids)).toEqual(['draft', 'draft']);
    const none = await bulk({ act: 'delete', filter: { search: someWord() } });
    expect([none.status, none.body.detail]).toEqual([409, 'No ebook matches any more. Please look at the list again.']);
  });

  test('are started once, however often the request is sent', async () => {
    const [ids, headers] = [await books(1), { 'idempotency-key': randomUUID() }];
    const answers = [1, 2].map(() => bulk({ act: 'unpublish', ids }, headers));
    const jobs = (await Promise.all(answers)).map(({ body }) => body.job.id);
    expect(jobs[0]).toBe(jobs[1]);
    await ended(jobs[0]);
    expect((await admin.get(`/admin/ebooks/${ids[0]}`)).body.revision).toBe(2);
  });

  test('say what is missing', async () => {
    const errors = async (body: object) => {
      const answer = await bulk(body);
      return [answer.status, answer.body.errors];
    };
    expect(await errors({ act: 'publish' })).toEqual([422, { ids: 'Choose the ebooks, or a filter' }]);
    expect(await errors({ act: 'price', ids: ['ebk_1'] })).toEqual([422, { price: 'Price is required' }]);
    expect(await errors({ act: 'publish', ids: ['ebk_1'], filter: {} })).toEqual([
      422,
      { filter: 'Choose ebooks or a filter, not both' },
    ]);
    const unknown = await ended((await bulk({ act: 'publish', ids: ['ebk_1'] })).body.job.id);
    expect(unknown).toMatchObject({
      state: 'failed',
      failures: [{ id: 'ebk_1', name: 'ebk_1', sentence: 'Ebook not found' }],
    });
  });

  test('are for admins', async () => {
    const { client } = await signedUp();
    expect((await client.post('/admin/ebooks/bulk', { act: 'delete', filter: {} })).status).toBe(403);
    expect((await client.get('/admin/jobs')).status).toBe(403);
    expect((await admin.get('/admin/jobs/job_1')).status).toBe(404);
  });
});
