import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateQuery } from '@aws-sdk/lib-dynamodb';
import { expect, it, onTestFinished } from 'vitest';
import type { Client } from '../client.ts';
import { announcedIsDone, asAdmin, control, eventually, fileCloud } from '../cloud.ts';
import { audienceOf, fast, recipientsOf, sendingOf, until, written } from './campaign.ts';

/* Whoever is removed is in no frozen audience any more, also of newsletters that were stopped before their turn. */

const cloud = fileCloud();
const url = () => cloud().url;

/** Where an address is in the frozen audiences of a newsletter: round and batch. */
async function batchesWith(newsletterId: string, email: string): Promise<string[]> {
  const { AWS_ENDPOINT_URL: endpoint = '', TABLE_NAME: TableName = '', ...env } = cloud().environment('test');
  const credentials = {
    accessKeyId: env.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.AWS_SECRET_ACCESS_KEY ?? '',
  };
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint, region: 'us-east-1', credentials }));
  onTestFinished(() => client.destroy());
  const found: string[] = [];
  for (const round of [1, 2]) {
    const values = { ':pk': `$rampart#newsletter_id_${newsletterId}#round_${round}` };
    const query = { TableName, KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: values };
    for await (const { Items = [] } of paginateQuery({ client }, query))
      for (const { recipients = [], number } of Items)
        if (recipients.some((each: { email: string }) => each.email === email)) found.push(`${round} ${number}`);
  }
  return found;
}

async function remove(admin: Client, email: string): Promise<string> {
  const { body } = await admin.get('/admin/newsletter-subscribers', { query: { search: email } });
  await admin.delete(`/admin/newsletter-subscribers/${body[0].id}`);
  await announcedIsDone(url());
  return body[0].id;
}

/** Waits until a newsletter is frozen and SES, which is paused, lets nobody have it. */
const waits = (admin: Client, id: string) =>
  eventually(async () => (await sendingOf(admin, id)).wait?.reason === 'account');

it('a newsletter that was stopped before anybody had it forgets who is removed, wherever they stand', async () => {
  const admin = await fast(url());
  const emails = (await audienceOf(admin, 'compliance', 230)).toSorted();
  const { id } = await written(admin, 'compliance');
  await control('sending', { paused: true }, url());
  await admin.post(`/admin/newsletters/${id}/send`);
  await waits(admin, id);
  await admin.post(`/admin/newsletters/${id}/stop`);
  await control('sending', {}, url());
  const removed = [0, 49, 50, 120, 199, 229].map((place) => emails[place] ?? '');
  for (const [at, email] of removed.entries()) {
    expect(await batchesWith(id, email)).toEqual([`1 00000${[1, 1, 2, 3, 4, 5][at]}`]);
    const subscriber = await remove(admin, email);
    expect(await batchesWith(id, email)).toEqual([]);
    expect((await recipientsOf(admin, id)).find((each) => each.id === subscriber)).toMatchObject({ email: null });
  }
  expect((await recipientsOf(admin, id)).filter(({ email }) => email === null)).toHaveLength(removed.length);
});

it('so does another round that was stopped, and one that was paused for good', async () => {
  const admin = await asAdmin(url());
  const emails = (await audienceOf(admin, 'frameworks', 120)).toSorted();
  const { id } = await written(admin, 'frameworks');
  await admin.post(`/admin/newsletters/${id}/send`);
  await until(admin, id, 'sent');
  await control('sending', { paused: true }, url());
  await admin.post(`/admin/newsletters/${id}/resend`, { to: 'not_opened' });
  await waits(admin, id);
  const [first = '', middle = '', last = ''] = [0, 70, 119].map((place) => emails[place]);
  expect(await batchesWith(id, middle)).toEqual(['1 000002', '2 000002']);
  await remove(admin, middle);
  expect(await batchesWith(id, middle)).toEqual([]);
  await admin.post(`/admin/newsletters/${id}/pause`);
  await remove(admin, first);
  expect(await batchesWith(id, first)).toEqual([]);
  await admin.post(`/admin/newsletters/${id}/stop`);
  // Everybody has had it: only the second round was stopped.
  const { body: card } = await admin.get(`/admin/newsletters/${id}`);
  expect([card.status, card.sent_count]).toEqual(['sent', 120]);
  expect(await sendingOf(admin, id)).toMatchObject({ is_settling: true, resend: null });
  const refused = await admin.post(`/admin/newsletters/${id}/resend`, { to: 'failed' });
  expect([refused.status, refused.body.detail]).toEqual([409, expect.stringMatching(/still being counted/)]);
  await control('clock', { advance_ms: 181_000 }, url());
  await control('fire/NewsletterOutboxSweep', {}, url());
  await eventually(async () => !(await sendingOf(admin, id)).is_settling);
  expect((await sendingOf(admin, id)).resend).toEqual({ failed: 0, not_opened: null });
  await remove(admin, last);
  expect(await batchesWith(id, last)).toEqual([]);
});
