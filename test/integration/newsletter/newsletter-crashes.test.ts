import { expect, it } from 'vitest';
import type { Sending } from '#shared/newsletter/sending.ts';
import type { Client } from '../client.ts';
import { asAdmin, control, eventually, fileCloud } from '../cloud.ts';
import { addsUp, audienceOf, caught, fast, recipientsOf, sendingOf, until, written } from './campaign.ts';

/**
 * The sender dies at random points, and SES's answers are lost. What counts is what the catcher of mails has, not what we
 * say of ourselves: nobody is skipped, and nobody gets two mails. `RAMPART_WALK=all` sends to 5,000 and kills twenty times.
 */

const isLong = process.env.RAMPART_WALK === 'all';
const size = isLong ? 5000 : 600;
const kills = isLong ? 20 : 8;

const cloud = fileCloud();
const url = () => cloud().url;

/** The same numbers in each run. */
function randomly(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
const random = randomly(20_261_127);

async function injectFaults(): Promise<void> {
  const mails = { service: 'ses', operation: 'SendRawEmail' };
  for (let kill = 0; kill < kills; kill++) {
    const skip = Math.floor(random() * size * 0.9);
    await control('faults', { ...mails, kill: true, skip, times: 1, when: kill % 2 ? 'after' : 'before' }, url());
  }
  for (let lost = 1; lost * 10 < size; lost++)
    await control(
      'faults',
      { ...mails, error: 'InternalFailure', status: 500, when: 'after', skip: lost * 10, times: 1 },
      url(),
    );
}

/** Waits for the end. Time passes while nothing else does: what a dead worker has claimed is free after two minutes. */
async function untilOver(id: string): Promise<Sending> {
  let client: Client = await asAdmin(url());
  let before = '';
  return eventually(
    async () => {
      let sending = await sendingOf(client, id);
      if (sending.state === undefined) {
        client = await asAdmin(url());
        sending = await sendingOf(client, id);
      }
      if (sending.state === 'sent') return sending;
      const now = JSON.stringify(sending.counts);
      if (now === before) await control('clock', { advance_ms: 20_000 }, url());
      before = now;
      await new Promise((resolve) => setTimeout(resolve, 500));
      return undefined;
    },
    isLong ? 1_500_000 : 240_000,
  );
}

it(
  'nobody is skipped and nobody gets two mails, wherever the sender dies',
  async () => {
    const client = await fast(url());
    const emails = await audienceOf(client, 'compliance', size);
    const { id, subject } = await written(client, 'compliance');
    await injectFaults();
    await client.post(`/admin/newsletters/${id}/send`);
    const sending = await untilOver(id);
    await control('faults', { clear: true }, url());
    expect(addsUp(sending)).toBe(true);
    expect(sending.counts).toMatchObject({ total: size, open: 0, failed: 0, suppressed: 0 });
    const admin = await asAdmin(url());
    const mails = await caught(url(), subject);
    // What SES says of mails whose answers were lost arrives after a while.
    const recipients = await eventually(async () => {
      const all = await recipientsOf(admin, id);
      const unsettled = all.filter(({ state, email }) => state === 'uncertain' && mails.has(email ?? ''));
      return unsettled.length === 0 && all;
    });
    expect(recipients.map(({ email }) => email).toSorted()).toEqual(emails.toSorted());
    for (const { email, state } of recipients) {
      const got = mails.get(email ?? '')?.length ?? 0;
      expect([email, state, got]).toEqual([email, got === 1 ? 'sent' : 'uncertain', got === 1 ? 1 : 0]);
    }
    const uncertain = recipients.filter(({ state }) => state === 'uncertain').length;
    expect(await sendingOf(admin, id)).toMatchObject({ counts: { sent: size - uncertain, uncertain } });
    // Only those of the groups that died: most of a batch is sent all the same.
    expect(uncertain).toBeLessThanOrEqual(kills * 25);
  },
  isLong ? 1_800_000 : 300_000,
);

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
