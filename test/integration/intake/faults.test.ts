import { expect, it } from 'vitest';
import { asAdmin, control, fileCloud } from '../cloud.ts';
import { ended, expectWaitsOut, expectWhole, survives, waiting, workerOn } from './disturbed.ts';
import { ebookOf } from './intake.ts';

/*
 * A call fails or the worker dies while it reads a file: nothing incomplete is published, and the ebook is completed exactly
 * once. `faults.full.test.ts` covers every call.
 */

const worker = workerOn(fileCloud());
const { cloud, fault, clear, work } = worker;

it.each([
  ['the file cannot be read', true, { service: 's3', operation: 'GetObject', error: 'InternalError', times: 4 }],
  ['the worker dies before it keeps the text', true, { service: 's3', operation: 'PutObject', kill: true }],
  [
    'the worker dies after its transaction, which has completed it',
    false,
    { service: 'dynamodb', operation: 'TransactWriteItems', kill: true, when: 'after' },
  ],
])('completes the ebook: %s', async (name, isInterrupted, disturbance) => {
  expect(await survives(worker, disturbance, name)).toBe(isInterrupted);
});

it('publishes a cover once, also when the worker dies between its copies', async () => {
  const { id } = await waiting(worker, 'epub');
  await fault({ service: 's3', operation: 'PutObject', skip: 3, times: 1, kill: true });
  await work();
  await clear();
  await expectWhole(worker, id);
  const { cover_image } = await ended(worker, id);
  expect((await fetch(`${cloud().url}${cover_image}`)).status).toBe(200);
});

it('waits during an S3 outage', () =>
  expectWaitsOut(worker, { service: 's3', error: 'ServiceUnavailable', status: 503 }));

it('leaves an ebook in the trash where it is, and what admins have changed meanwhile', async () => {
  const { admin, id } = await waiting(worker);
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
  const { admin, id } = await waiting(worker);
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
  expect(await ended(worker, id)).toMatchObject({
    status: 'published',
    upload_status: 'completed',
    upload_error: null,
  });
});

it('refuses another text while the file of an ebook is read again', async () => {
  const { admin, id } = await waiting(worker);
  const { content_version } = await ended(worker, id);
  await fault({ service: 'events', error: 'InternalFailure', status: 500 });
  expect((await admin.post(`/admin/ebooks/${id}/reprocess`)).status).toBe(200);
  await clear();
  const change = () => admin.put(`/admin/ebooks/${id}/text`, { content: '# Mine', content_version });
  const { status, body } = await change();
  const detail = 'The file of this ebook is being read. Please try again when that is done.';
  expect([status, body.detail]).toEqual([409, detail]);
});
