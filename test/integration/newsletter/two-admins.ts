import { expect } from 'vitest';
import type { Client } from '../client.ts';
import { asAdmin, control } from '../cloud.ts';
import { addsUp, audienceOf, caught, fast, recipientsOf, until, written } from './campaign.ts';

const write = { service: 'dynamodb', operation: 'TransactWriteItems', kill: true, times: 1 };
/** When one of the two processes dies. */
export const deaths = {
  beforeWriting: { ...write, when: 'before' },
  afterWriting: { ...write, when: 'after' },
  beforeTelling: { service: 'events', kill: true, times: 1, when: 'before' },
  afterTelling: { service: 'events', kill: true, times: 1, when: 'after' },
} as const;

const actsOf = async (admin: Client, id: string): Promise<string[]> =>
  (await admin.get(`/admin/audit-log?target_id=${id}`)).body.map(({ action }: { action: string }) => action);

/** Two admins press Send at once and a fault hits one of them: there is one sending, and everybody gets one mail. */
export async function sendTwice(url: string, fault: Record<string, unknown>): Promise<void> {
  const [one, other] = [await fast(url), await asAdmin(url)];
  const emails = await audienceOf(one, 'compliance', 30);
  const { id, subject } = await written(one, 'compliance');
  await control('faults', fault, url);
  const answers = await Promise.all([one, other].map((admin) => admin.post(`/admin/newsletters/${id}/send`)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status >= 500)).toHaveLength(1);
  expect(statuses.filter((status) => status < 300).length).toBeLessThanOrEqual(1);
  await control('faults', { clear: true }, url);
  // The admin without a response presses again.
  const again = await one.post(`/admin/newsletters/${id}/send`);
  expect([again.status, again.body.detail]).toEqual([409, expect.stringMatching(/on its way|sent already/)]);
  await control('fire/NewsletterOutboxSweep', {}, url);
  const sending = await until(one, id, 'sent');
  expect(sending.rounds).toHaveLength(1);
  expect(addsUp(sending)).toBe(true);
  const mails = await caught(url, subject);
  const mine = emails.map((to) => [to, mails.get(to)?.length]);
  expect(mine).toEqual(emails.map((to) => [to, 1]));
  const recipients = await recipientsOf(one, id);
  expect(sending.counts).toMatchObject({ total: recipients.length, sent: recipients.length, uncertain: 0 });
  expect([...mails.values()].map((all) => all.length)).toEqual(recipients.map(() => 1));
  expect((await actsOf(one, id)).filter((action) => action === 'newsletter.sending')).toHaveLength(1);
}
