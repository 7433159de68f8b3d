import { beforeAll, describe, expect, it } from 'vitest';
import { suppress } from '#functions/newsletter/suppression/suppression.service.ts';
import { sharedBucket } from '../catalog/objects.ts';
import type { Client } from '../client.ts';
import { asAdmin, visitor } from '../cloud.ts';
import { colleague, ended } from '../jobs/jobs.ts';
import { complete, sent } from '../uploads/sending.ts';
import { someAddress, subscribed } from './newsletter.ts';

/* Files of subscribers who agreed elsewhere. */

let admin: Client;
beforeAll(async () => {
  admin = await asAdmin();
});

const list = '/admin/newsletter-subscribers';

/** Uploads a file of subscribers; returns its id. */
async function uploaded(text: string, filename = 'booth.csv'): Promise<string> {
  const bytes = Buffer.from(text);
  const id = await sent(admin, { bytes, filename, content_type: 'text/csv', purpose: 'subscribers' });
  expect((await complete(admin, id)).status).toBe(200);
  return id;
}
const asking = (upload_id: string, fields: object = {}) => ({
  ...{ upload_id, mapping: { email: 0, interests: 1 }, interests: ['frameworks'], consent: 'Asked at our booth' },
  ...{ dry_run: false, ...fields },
});

/** Imports a file to the end of its job. */
async function run(upload_id: string, fields: object = {}) {
  const { status, body } = await admin.post(`${list}/import`, asking(upload_id, fields));
  expect([status, body.job.kind]).toEqual([202, 'subscriber.import']);
  return ended(admin, body.job.id);
}

/** The report of a job, as rows of cells. */
async function reportOf(id: string): Promise<string[][]> {
  const { body } = await admin.get<{ url: string }>(`/admin/jobs/${id}/file`);
  const text = await (await fetch(body.url)).text();
  return text
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
}
const found = async (email: string, state?: string) =>
  (await admin.get(list, { query: { search: email, ...(state && { state }) } })).body[0];

describe('a file of subscribers', () => {
  it('is checked without a change, then imported; who left or is suppressed stays away', async () => {
    const [fresh, gone, blocked] = [someAddress(), someAddress(), someAddress()];
    const { signedId } = await subscribed([], gone);
    await visitor().post(`/newsletter/unsubscribe/${signedId}`);
    await suppress(blocked, 'complaint', new Date().toISOString());
    const { email: known } = await subscribed(['compliance']);
    const text = `Email,Topics\n${fresh.toUpperCase()},Case studies\n${gone},\n${blocked},\n${known},Frameworks\nnobody,\n`;
    const file = await uploaded(text);
    const day = new Date().toISOString().slice(0, 10);

    const check = await run(file, { dry_run: true });
    expect(check).toMatchObject({ title: 'Check booth.csv', state: 'done', done: 5, total: 5, failed: 3 });
    expect(check.file?.name).toBe(`subscribers-check-${day}.csv`);
    expect(check.failures.map(({ name }) => name)).toEqual(['Row 3', 'Row 4', 'Row 6']);
    expect(JSON.stringify(check)).not.toContain('@');
    expect(await found(fresh)).toBeUndefined();
    const report = await reportOf(check.id);
    expect(report[0]).toEqual(['Row', 'Email', 'Result']);
    expect(report.slice(1).map(([row, , result]) => [row, result])).toEqual([
      ['2', 'Subscribed'],
      ['3', expect.stringMatching(/^Unsubscribed on /)],
      ['4', 'This address is on the suppression list'],
      ['5', 'Subscribed already: left as it is'],
      ['6', 'This is no email address'],
    ]);

    const done = await run(file);
    expect(done).toMatchObject({ title: 'Import booth.csv', state: 'done', done: 5, failed: 3 });
    expect(await found(fresh)).toMatchObject({
      ...{ state: 'confirmed', source: 'import', interests: ['case_studies', 'frameworks'] },
      consent: { how: 'import', wording: 'Asked at our booth' },
    });
    expect((await found(known)).interests).toEqual(['compliance']);
    for (const [email, state] of [
      [gone, 'unsubscribed'],
      [blocked, undefined],
    ] as const)
      expect((await found(email))?.state, `${email} ${state}`).toBeUndefined();
    expect((await found(gone, 'unsubscribed')).state).toBe('unsubscribed');
    const { history } = (await admin.get(`${list}/${(await found(fresh)).id}`)).body;
    expect(history.map(({ what, detail }: { what: string; detail: string }) => [what, detail])).toEqual([
      ['imported', 'booth.csv'],
    ]);
    // Again: nothing is new.
    const again = await run(await uploaded(text));
    expect(again).toMatchObject({ state: 'done', failed: 3 });
    expect((await reportOf(again.id))[1]?.[2]).toBe('Subscribed already: left as it is');
  });

  it('stays for its import after a check, and is gone after the import, with all that was made of it but the report', async () => {
    const bucket = sharedBucket();
    const email = someAddress();
    const id = await uploaded(`Email\n${email}\n`);
    const keysOf = async (prefix: string, of: string) =>
      (await bucket.keys(`${prefix}/`)).filter((key) => key.includes(of));
    const check = await run(id, { mapping: { email: 0 }, dry_run: true });
    expect(await keysOf('originals', id)).toEqual([`originals/subscribers/${id}`]);
    expect(await keysOf('list-portions', check.id)).toEqual([]);
    expect((await admin.get(`/admin/uploads/${id}`)).status).toBe(302);
    const done = await run(id, { mapping: { email: 0 } });
    expect(done).toMatchObject({ state: 'done', done: 1, total: 1 });
    expect(await keysOf('originals', id)).toEqual([]);
    expect(await keysOf('uploads', id)).toEqual([]);
    expect(await keysOf('list-portions', done.id)).toEqual([]);
    expect((await reportOf(done.id))[1]).toEqual(['2', email, 'Subscribed']);
    expect((await admin.get(`/admin/uploads/${id}`)).status).toBe(404);
    expect((await admin.post(`${list}/import`, asking(id))).body.errors).toEqual({
      upload_id: 'Upload the file again',
    });
  });

  it('of several portions is imported whole, in the order of its rows', async () => {
    const word = someAddress().slice(0, 10);
    const rows = Array.from({ length: 450 }, (_, at) => `${word}-${at}@example.test`);
    const job = await run(await uploaded(`Email\n${rows.join('\n')}\n`), { mapping: { email: 0 } });
    expect(job).toMatchObject({ state: 'done', done: 450, total: 450, failed: 0 });
    expect((await reportOf(job.id)).slice(1).map(([, email]) => email)).toEqual(rows);
    const count = await admin.get(`${list}/count`, { query: { search: word, state: 'confirmed' } });
    expect(count.body.count).toBe(450);
  });

  it('of more portions than are put aside at once is read whole', async () => {
    const rows = [someAddress(), ...Array.from({ length: 1_900 }, (_, at) => `nobody-${at}`)];
    const job = await run(await uploaded(`Email\n${rows.join('\n')}\n`), { mapping: { email: 0 }, dry_run: true });
    expect(job).toMatchObject({ state: 'done', done: 1_901, failed: 1_900 });
    expect((await reportOf(job.id)).slice(1).map(([, typed]) => typed)).toEqual(rows);
  });

  it('that says nothing is refused by its job; one for something else, and none, at once', async () => {
    const empty = await uploaded('Email\n');
    expect(await run(empty)).toMatchObject({
      ...{ state: 'failed', file: null },
      failures: [{ sentence: 'This file has no rows.' }],
    });
    expect((await sharedBucket().keys('originals/')).filter((key) => key.includes(empty))).toEqual([]);
    expect(await run(await uploaded('Email\n"never closed\n'))).toMatchObject({
      failures: [{ sentence: expect.stringMatching(/quotation mark/) }],
    });
    const bytes = Buffer.from('Email\na@example.test\n');
    const other = await sent(admin, { bytes, filename: 'a.csv', content_type: 'text/csv', purpose: 'training' });
    await complete(admin, other);
    for (const id of [other, 'upl_01ARZ3NDEKTSV4RRFFQ69G5FAV'])
      expect((await admin.post(`${list}/import`, asking(id))).body.errors).toEqual({
        upload_id: 'Upload the file again',
      });
  });

  it('needs a statement of how these people agreed, and an admin', async () => {
    const file = await uploaded('Email\na@example.test\n');
    const refused = await admin.post(`${list}/import`, asking(file, { consent: ' ' }));
    expect(refused.body.errors).toEqual({ consent: 'Say how these people agreed to get the newsletter' });
    const { client: editor } = await colleague('editor');
    expect((await editor.post(`${list}/import`, asking(file))).status).toBe(403);
  });
});
