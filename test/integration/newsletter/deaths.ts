import { expect } from 'vitest';
import type { Sending } from '#shared/newsletter/sending.ts';
import type { Client } from '../client.ts';
import { asAdmin, control, eventually } from '../cloud.ts';
import { addsUp, audienceOf, caught, fast, recipientsOf, sendingOf, written } from './campaign.ts';

/** The same sequence in each run. */
function randomly(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** Kills the sender `kills` times, before or after random mails, and loses every tenth answer of SES. */
async function injectFaults(url: string, size: number, kills: number): Promise<void> {
  const random = randomly(20_261_127);
  const mails = { service: 'ses', operation: 'SendRawEmail' };
  for (let kill = 0; kill < kills; kill++) {
    const skip = Math.floor(random() * size * 0.9);
    await control('faults', { ...mails, kill: true, skip, times: 1, when: kill % 2 ? 'after' : 'before' }, url);
  }
  for (let lost = 1; lost * 10 < size; lost++)
    await control(
      'faults',
      { ...mails, error: 'InternalFailure', status: 500, when: 'after', skip: lost * 10, times: 1 },
      url,
    );
}

/** Waits for the end, and moves the clock whenever nothing happens: a dead worker's claim expires after two minutes. */
async function untilOver(url: string, id: string): Promise<Sending> {
  let client: Client = await asAdmin(url);
  let before = '';
  return eventually(async () => {
    let sending = await sendingOf(client, id);
    if (sending.state === undefined) {
      client = await asAdmin(url);
      sending = await sendingOf(client, id);
    }
    if (sending.state === 'sent') return sending;
    const now = JSON.stringify(sending.counts);
    if (now === before) await control('clock', { advance_ms: 40_000 }, url);
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 250));
    return undefined;
  }, 1_500_000);
}

/**
 * Sends to `size` people while the sender dies `kills` times. Nobody is skipped and nobody gets two mails, by the caught mails and
 * not by our own counts.
 */
export async function sendThroughDeaths(url: string, size: number, kills: number): Promise<void> {
  const client = await fast(url);
  const emails = await audienceOf(client, 'compliance', size);
  const { id, subject } = await written(client, 'compliance');
  await injectFaults(url, size, kills);
  await client.post(`/admin/newsletters/${id}/send`);
  const sending = await untilOver(url, id);
  await control('faults', { clear: true }, url);
  expect(addsUp(sending)).toBe(true);
  expect(sending.counts).toMatchObject({ total: size, open: 0, failed: 0, suppressed: 0 });
  const admin = await asAdmin(url);
  const mails = await caught(url, subject);
  // SES's events for mails whose answers were lost arrive later.
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
  // Only the groups that died: most of a batch is still sent.
  expect(uncertain).toBeLessThanOrEqual(kills * 25);
}
