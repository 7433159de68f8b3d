import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { findExportJob, saveExportJob, startExportJob } from '#functions/privacy/export-job.repo.ts';
import { control, signedUp } from '../cloud.ts';
import { newestMail } from './accounts.ts';
import { putOrders } from './many-orders.ts';

/* The export of somebody who has bought too much for one answer. */

const orders = 2300;

async function heavyBuyer() {
  const account = await signedUp();
  await putOrders(account.user.id, orders);
  return account;
}

/** Starts the asynchronous export that large accounts get. */
async function startFiles({ client, user, person }: Awaited<ReturnType<typeof signedUp>>): Promise<void> {
  const { sub: subject } = JSON.parse(Buffer.from(client.token?.split('.')[1] ?? '', 'base64url').toString());
  const started = {
    id: randomUUID(),
    step: 1,
    files: 0,
    state: 'preparing' as const,
    expires_at: '2100-01-01T00:00:00.000Z',
  };
  await startExportJob({ user_id: user.id, subject, email: person.email, ...started });
}

const none = { state: 'none', files: 0, expires_at: null };

test('a large export is written to files, of which the person is told and nobody else gets one', async () => {
  const { client, user, person } = await heavyBuyer();
  expect((await client.get('/user/export-files')).body).toEqual(none);
  const asked = await client.get('/user/export');
  expect([asked.status, asked.body.message]).toEqual([
    202,
    'Your export is large, so it is being prepared. You get a mail when it can be downloaded.',
  ]);
  expect((await client.get('/user/export')).status).toBe(202);
  expect((await client.get('/user/export-files')).body).toEqual({ ...none, state: 'preparing' });
  expect((await client.get('/user/export-files/1')).status).toBe(404);

  await control('fire/ExportSweep');
  const { text } = await newestMail(person.email, 'Your Rampart export is ready');
  expect(text).toContain('/account#export');
  const { body: ready } = await client.get('/user/export-files');
  expect(ready).toMatchObject({ state: 'ready', files: 7 });
  expect((Date.parse(ready.expires_at) - Date.now()) / (24 * 60 * 60 * 1000)).toBeCloseTo(7, 1);
  const contents = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7].map(async (file) => {
      const { url } = (await client.get(`/user/export-files/${file}`)).body;
      return (await fetch(url)).json();
    }),
  );
  expect(contents[0]).toMatchObject({ file: 1, profile: { id: user.id } });
  expect(contents[0].orders).toBeUndefined();
  expect(new Set(contents.flatMap((content) => content.orders ?? []).map(({ id }: { id: string }) => id)).size).toBe(
    orders,
  );
  for (const file of ['0', '8', 'x']) expect((await client.get(`/user/export-files/${file}`)).status).toBe(404);
  expect((await (await signedUp()).client.get('/user/export-files/1')).status).toBe(404);

  const job = await findExportJob(user.id);
  if (!job) throw new Error('no export');
  const { url } = (await client.get('/user/export-files/1')).body;
  await saveExportJob(job, { expires_at: '2026-01-01T00:00:00.000Z' });
  expect((await client.get('/user/export-files')).body).toEqual(none);
  await control('fire/ExportSweep');
  expect((await fetch(url)).status).toBe(404);
  expect(await findExportJob(user.id)).toBeUndefined();
});

test('a deleted account takes its export along', async () => {
  const account = await signedUp();
  const { client, user, person } = account;
  await putOrders(user.id, 5);
  await startFiles(account);
  await control('fire/ExportSweep');
  const { url } = (await client.get('/user/export-files/2')).body;
  expect((await client.delete('/user', { password: person.password })).status).toBe(200);
  await control('fire/ExportSweep');
  expect((await fetch(url)).status).toBe(404);
  expect(await findExportJob(user.id)).toBeUndefined();
});
