import { randomUUID } from 'node:crypto';
import type { NewsletterCard } from '#shared/newsletter/newsletter.ts';
import type { Recipient, Sending } from '#shared/newsletter/sending.ts';
import type { Client } from '../client.ts';
import { asAdmin, eventually, type StoredMail } from '../cloud.ts';
import { ended } from '../jobs/jobs.ts';
import { complete, sent } from '../uploads/sending.ts';

/* What the tests of sending newsletters share: an audience, a newsletter, and what the catcher of mails has. */

/** Subscribers with one topic, made by an import; each call makes others. */
export async function audienceOf(admin: Client, topic: string, count: number, special: readonly string[] = []) {
  const run = randomUUID().slice(0, 8);
  const emails = [...Array.from({ length: count }, (_, i) => `reader-${run}-${i}@example.test`), ...special];
  const bytes = Buffer.from(`Email\n${emails.join('\n')}\n`);
  const upload_id = await sent(admin, {
    bytes,
    filename: 'audience.csv',
    content_type: 'text/csv',
    purpose: 'subscribers',
  });
  await complete(admin, upload_id);
  const started = await admin.post('/admin/newsletter-subscribers/import', {
    ...{ upload_id, mapping: { email: 0 }, interests: [topic], consent: 'Asked at our booth', dry_run: false },
  });
  if (started.status !== 202) throw new Error(JSON.stringify(started.body));
  await ended(admin, started.body.job.id);
  return emails;
}

/** A newsletter about one topic, not sent yet. */
export async function written(admin: Client, topic: string, fields: object = {}): Promise<NewsletterCard> {
  const { status, body } = await admin.post('/admin/newsletters', {
    subject: `News ${randomUUID()}`,
    content: '<p>Hello {{name}}, <a href="/articles">our articles</a> and <a href="https://nist.gov/csf">NIST</a>.</p>',
    interests: [topic],
    ...fields,
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.newsletter;
}

export const sendingOf = async (admin: Client, id: string): Promise<Sending> =>
  (await admin.get<Sending>(`/admin/newsletters/${id}/sending`)).body;

/** Waits until a sending is in a state; moves the clock, if that helps. */
export const until = (
  admin: Client,
  id: string,
  state: Sending['state'],
  meanwhile: () => Promise<unknown> = async () => 0,
) =>
  eventually(async () => {
    const sending = await sendingOf(admin, id);
    if (sending.state === state) return sending;
    await meanwhile();
    return undefined;
  }, 240_000);

/** Every recipient, over all pages. */
export async function recipientsOf(
  admin: Client,
  id: string,
  query: Record<string, string> = {},
): Promise<Recipient[]> {
  const all: Recipient[] = [];
  let cursor: string | undefined;
  do {
    const answer = await admin.get<Recipient[]>(`/admin/newsletters/${id}/recipients`, {
      query: { limit: '100', ...query, ...(cursor && { cursor }) },
    });
    all.push(...answer.body);
    cursor =
      new URL(/<([^>]+)>/.exec(answer.headers.get('link') ?? '')?.[1] ?? '/', admin.base).searchParams.get('cursor') ??
      undefined;
  } while (cursor);
  return all;
}

/** What the catcher has with a subject: how many mails each address got. */
export async function caught(base: string, subject: string): Promise<ReadonlyMap<string, readonly StoredMail[]>> {
  const mails: StoredMail[] = [];
  for (let skip = 0; ; skip += 500) {
    const some = (await (await fetch(`${base}/__local/mail.json?limit=500&skip=${skip}`)).json()) as StoredMail[];
    mails.push(...some);
    if (some.length < 500) break;
  }
  return Map.groupBy(
    mails.filter((mail) => mail.subject === subject),
    ({ to }) => to,
  );
}

/** How many items have been written to the table since the cloud started, by anybody. */
export async function itemsWritten(base: string): Promise<number> {
  const { items_written } = (await (await fetch(`${base}/__local/usage`)).json()) as { items_written: number };
  return items_written;
}

/** The sums of the newest round hold. */
export const addsUp = ({ counts: { total, open, sent, failed, suppressed, uncertain } }: Sending): boolean =>
  total === open + sent + failed + suppressed + uncertain;

/** Mails as fast as SES lets us; settings are read anew within a minute. */
export async function fast(base: string, rate = 500): Promise<Client> {
  const admin = await asAdmin(base);
  const { body } = await admin.get('/admin/settings');
  await admin.put('/admin/settings', { sender_rate: rate, revision: body.revision });
  return admin;
}
