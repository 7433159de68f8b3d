import { expect, it } from 'vitest';
import { control, eventually, fileCloud } from '../cloud.ts';
import { audienceOf, caught, fast, recipientsOf, sendingOf, until, written } from './campaign.ts';
import { sendThroughDeaths } from './deaths.ts';

/** The sender dies at random points and SES's answers are lost; the full run has more of both. */

const cloud = fileCloud();
const url = () => cloud().url;

it('nobody is skipped and nobody gets two mails when the sender dies', () => sendThroughDeaths(url(), 60, 2));

it('SES says that it is away and has taken the mail all the same: nobody gets a second one', async () => {
  const client = await fast(url());
  const emails = await audienceOf(client, 'frameworks', 12);
  const { id, subject } = await written(client, 'frameworks');
  const fault = { service: 'ses', operation: 'SendRawEmail', error: 'ServiceUnavailable', status: 503 };
  await control('faults', { ...fault, when: 'after', skip: 4, times: 3 }, url());
  await client.post(`/admin/newsletters/${id}/send`);
  await eventually(async () => (await sendingOf(client, id)).wait?.reason === 'outage');
  // By then SES has said of each that it was sent.
  await eventually(async () => (await recipientsOf(client, id, { state: 'sent' })).length === 12);
  await control('clock', { advance_ms: 21_000 }, url());
  expect((await until(client, id, 'sent')).counts).toMatchObject({ total: 12, sent: 12, uncertain: 0 });
  const mails = await caught(url(), subject);
  expect([...mails.keys()].toSorted()).toEqual(emails.toSorted());
  expect([...mails.values()].every(({ length }) => length === 1)).toBe(true);
});
