import type { NewsletterCard } from '#shared/newsletter/newsletter.ts';
import { type MailCounts, NewsletterReport, Recipient, Sending, SendingRound } from '#shared/newsletter/sending.ts';
import { href } from '#shared/pages/href.ts';
import { idOf, sampleOf } from './sample.ts';
import type { Site } from './site.tsx';

export const id: NewsletterCard['id'] = idOf('newsletter', 1);
export const read = 'GET /admin/newsletters/{id}/sending';
export const began = '2026-11-27T12:00:00.000Z';

/** Counts that add up. */
export const countsOf = (parts: Partial<Omit<MailCounts, 'total'>>): MailCounts => {
  const counts = { open: 0, sent: 0, failed: 0, suppressed: 0, uncertain: 0, ...parts };
  return { ...counts, total: Object.values(counts).reduce((sum, count) => sum + count, 0) };
};
export const roundOf = (number: number, fields: Partial<SendingRound>): SendingRound =>
  sampleOf(SendingRound, { ...{ number, kind: 'audience', is_frozen: true, started_at: began }, ...fields });

const half = countsOf({ sent: 1190, failed: 3, suppressed: 5, uncertain: 2, open: 2800 });

/** A sending in the middle of its first round. */
export const sendingOf = (fields: Partial<Sending> = {}): Sending => {
  const counts = fields.counts ?? half;
  return sampleOf(Sending, {
    ...{ newsletter_id: id, subject: 'Quiet audits', state: 'sending', started_at: began, ended_at: null },
    ...{ counts, rounds: [roundOf(1, { counts })], rate: 13.8, seconds_left: 203, is_settling: false, ...fields },
  });
};

const allSent = countsOf({ sent: 3985, failed: 8, suppressed: 5, uncertain: 2 });
/** The same once it is over. */
export const sentOf = (fields: Partial<Sending> = {}): Sending =>
  sendingOf({
    ...{ state: 'sent', counts: allSent, ended_at: '2026-11-27T12:05:00.000Z', rate: null, seconds_left: null },
    ...{ resend: { failed: 8, not_opened: 2385 }, ...fields },
  });

export const report = sampleOf(NewsletterReport, {
  ...{ sent: 4000, opens: 1600, clicks: 410, unsubscribes: 12, bounces: 20, complaints: 1 },
  ...{ machine_opens: 930, machine_clicks: 1 },
  over_time: [
    { at: '2026-11-27T12', opens: 900, clicks: 200 },
    { at: '2026-11-27T13', opens: 500, clicks: 150 },
    { at: '2026-11-27T15', opens: 200, clicks: 60 },
  ],
  links: [
    { url: 'https://rampart.test/articles/quiet-audits', clicks: 300 },
    { url: `https://rampart.test/ebook/${'a'.repeat(80)}`, clicks: 150 },
    { url: 'https://example.test/', clicks: 0 },
  ],
});

export const recipients = [
  sampleOf(Recipient, {
    ...{ id: idOf('subscriber', 1), email: 'anna@example.test', state: 'sent', round: 1, at: began },
    ...{ opened_at: '2026-11-27T12:30:00.000Z', clicked_at: '2026-11-27T12:31:00.000Z' },
  }),
  sampleOf(Recipient, {
    ...{ id: idOf('subscriber', 2), email: 'bert@example.test', state: 'failed', round: 1, at: began },
    reason: 'MessageRejected: Local address contains control or whitespace',
  }),
  sampleOf(Recipient, { id: idOf('subscriber', 3), email: null, state: 'queued', round: 1 }),
];

/** Opens the page of a sending, for an admin or an editor. */
export async function openSending(site: Site, shown: Sending, query = '', isEditor = false): Promise<void> {
  if (isEditor) site.signIn({ role: 'editor', is_admin: false });
  else site.signInAdmin();
  site.server.answer(read, shown);
  await site.open(`${href('adminNewsletterSending', { id })}${query}`);
}
