import { expect, it } from 'vitest';
import { png } from '#functions/uploads/testing/pictures.ts';
import { docxOf, wordParagraph } from '#lib/document/testing/docx.ts';
import { epubOf } from '#lib/document/testing/epub.ts';
import type { RecordedCall } from '#scripts/local/client.ts';
import type { Client } from '../client.ts';
import { asAdmin, control, eventually, fileCloud, visitor } from '../cloud.ts';
import { ebookOf, sentFile, uploaded } from './intake.ts';

/*
 * Whatever fails while a file is read, and wherever the worker dies: nothing half is published, and in the end the ebook
 * is completed once. The event that calls the worker is lost in these tests, so that they say when it runs.
 */

const cloud = fileCloud();
const fault = (given: object) => control('faults', { ...given }, cloud().url);
const clear = () => control('faults', { clear: true }, cloud().url);
const work = () => control('fire/CatalogIntakeOutboxSweep', {}, cloud().url).catch(() => undefined);
/** Longer than a dead worker's lease, and than a failed task waits after its first attempts. */
const later = () => control('clock', { advance_ms: 6 * 60_000 }, cloud().url);

const text = 'A risk that nobody owns is accepted by accident.';
const document = () => docxOf(`${wordParagraph('Risk', 'Heading1')}${wordParagraph(text)}`);
const withCover = () =>
  epubOf({
    bodies: [`<h1>Risk</h1><p>${text}</p>`],
    items: '<item id="c" href="cover.png" media-type="image/png" properties="cover-image"/>',
    others: [{ name: 'book/cover.png', content: png(30, 40) }],
  });

/** An ebook whose file waits for the worker. */
async function waiting(type: 'docx' | 'epub' = 'docx'): Promise<{ admin: Client; id: string }> {
  const admin = await asAdmin(cloud().url);
  const file_url = await sentFile(admin, type, type === 'docx' ? document() : withCover());
  await fault({ service: 'events', error: 'InternalFailure', status: 500 });
  const { id } = await uploaded(admin, file_url);
  await clear();
  return { admin, id };
}

/** Lets time pass and the worker run until the file has been read. */
const ended = (id: string) =>
  eventually(async () => {
    const ebook = await ebookOf(await asAdmin(cloud().url), id);
    if (ebook.upload_status !== 'processing') return ebook;
    await later();
    await work();
    return undefined;
  });

async function expectWhole(id: string): Promise<void> {
  const ebook = await ended(id);
  expect(ebook).toMatchObject({ status: 'published', upload_status: 'completed', content: `# Risk\n\n${text}` });
  expect((await visitor(cloud().url).get(`/ebooks/${id}`)).body.contents).toHaveLength(1);
  const admin = await asAdmin(cloud().url);
  const rows = (await admin.get(`/admin/audit-log?target_id=${id}`)).body;
  expect(rows.map(({ action }: { action: string }) => action)).toEqual(['ebook.completed', 'ebook.created']);
}

/** The calls that the worker makes for one file, in their order. */
async function callsOfWorker(): Promise<RecordedCall[]> {
  const { id } = await waiting();
  await fault({ record: true });
  const { url } = cloud();
  const record = async (mark: number) => (await fetch(`${url}/__local/calls?after=${mark}`)).json();
  const { mark } = await record(Number.MAX_SAFE_INTEGER);
  await work();
  const { calls } = (await record(mark)) as { calls: RecordedCall[] };
  await fault({ record: false });
  await expectWhole(id);
  return calls.filter((call) => call.function?.includes('Intake'));
}

const isWrite = ({ operation }: RecordedCall): boolean => /^(Put|Delete|Update|TransactWrite)/.test(operation);

it('completes the ebook whichever call fails, and wherever the worker dies', { timeout: 900_000 }, async () => {
  const calls = await callsOfWorker();
  const named = calls.map(({ service, operation }) => `${service} ${operation}`);
  expect(named).toEqual(expect.arrayContaining(['s3 GetObject', 's3 PutObject', 'dynamodb TransactWriteItems']));
  let interrupted = 0;
  for (const [at, call] of calls.entries()) {
    const name = named[at];
    const { service, operation } = call;
    const place = { service, operation, skip: named.slice(0, at).filter((each) => each === name).length };
    const error = service === 's3' ? { error: 'InternalError' } : { error: 'InternalServerError', status: 500 };
    const kills = isWrite(call) ? [{ kill: true }, { kill: true, when: 'after' }] : [];
    for (const disturbance of [{ ...error, times: 4 }, ...kills]) {
      const { id } = await waiting();
      await fault({ ...place, times: 1, ...disturbance });
      await work();
      await clear();
      const now = await ebookOf(await asAdmin(cloud().url), id);
      const isWhole = now.upload_status === 'completed' && now.content !== '';
      expect(isWhole || (now.status === 'draft' && now.upload_status === 'processing'), `${name} ${at}`).toBe(true);
      if (!isWhole) interrupted++;
      await expectWhole(id);
    }
  }
  // All but what comes after the transaction.
  expect(interrupted).toBeGreaterThan(calls.length / 2);
});

it('publishes a cover once, also when the worker dies between its copies', async () => {
  const { id } = await waiting('epub');
  await fault({ service: 's3', operation: 'PutObject', skip: 3, times: 1, kill: true });
  await work();
  await clear();
  await expectWhole(id);
  const { cover_image } = await ended(id);
  expect((await fetch(`${cloud().url}${cover_image}`)).status).toBe(200);
});

it.each([
  ['store', { service: 's3' }],
  ['table', { service: 'dynamodb', operation: 'TransactWriteItems' }],
])('waits while the %s is away for a while', async (_, where) => {
  const { id } = await waiting();
  await fault({ ...where, error: where.service === 's3' ? 'ServiceUnavailable' : 'InternalServerError', status: 503 });
  for (let tries = 0; tries < 2; tries++) {
    await work();
    await later();
    const ebook = await ebookOf(await asAdmin(cloud().url), id);
    expect(ebook).toMatchObject({ status: 'draft', upload_status: 'processing', content: '' });
  }
  await clear();
  await expectWhole(id);
});

it('leaves an ebook in the trash where it is, and what admins have changed meanwhile', async () => {
  const { admin, id } = await waiting();
  const { revision } = await ebookOf(admin, id);
  await admin.put(`/admin/ebooks/${id}`, { title: 'Renamed', price: 3, revision });
  await admin.delete(`/admin/ebooks/${id}`);
  await work();
  expect((await admin.get(`/admin/ebooks/${id}`)).status).toBe(404);
  await admin.post(`/admin/ebooks/${id}/restore`);
  expect(await ebookOf(admin, id)).toMatchObject({ status: 'draft', upload_status: 'completed', title: 'Renamed' });
  expect((await admin.post(`/admin/ebooks/${id}/publish`)).status).toBe(200);
});

it('is given up with a sentence after its last attempt, and can be asked for again', async () => {
  const { admin, id } = await waiting();
  await fault({ service: 's3', operation: 'GetObject', error: 'ServiceUnavailable' });
  for (let tries = 0; tries < 14; tries++) {
    await work();
    await control('clock', { advance_ms: 7 * 3_600_000 }, cloud().url);
  }
  await clear();
  const again = await asAdmin(cloud().url);
  expect(await ebookOf(again, id)).toMatchObject({
    ...{ status: 'draft', upload_status: 'failed' },
    upload_error: 'Reading this file did not come to an end. Try again, or save the document as a new file.',
  });
  expect(admin.base).toBe(again.base);
  const asked = await again.post(`/admin/ebooks/${id}/reprocess`);
  expect(asked).toMatchObject({ status: 200, body: { ebook: { upload_status: 'processing', upload_error: null } } });
  expect(await ended(id)).toMatchObject({ status: 'published', upload_status: 'completed', upload_error: null });
});

it('refuses another text while the file of an ebook is read again', async () => {
  const { admin, id } = await waiting();
  const { content_version } = await ended(id);
  await fault({ service: 'events', error: 'InternalFailure', status: 500 });
  expect((await admin.post(`/admin/ebooks/${id}/reprocess`)).status).toBe(200);
  await clear();
  const change = () => admin.put(`/admin/ebooks/${id}/text`, { content: '# Mine', content_version });
  const { status, body } = await change();
  const detail = 'The file of this ebook is being read. Please try again when that is done.';
  expect([status, body.detail]).toEqual([409, detail]);
});
