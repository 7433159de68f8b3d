import { setTimeout } from 'node:timers/promises';
import type { Sending } from '#shared/newsletter/sending.ts';
import type { Client } from '#test/integration/client.ts';
import { complete, sent } from '#test/integration/uploads/sending.ts';
import { admin } from '../seed/people.ts';
import { atMost, type Row, type Section, withoutBudget } from './measure.ts';
import type { Platform } from './platform.ts';

/** How many get the newsletter; `RECIPIENTS` asks for another number. */
const recipients = Number(process.env.RECIPIENTS ?? 100_000);
/** Minutes for the sending. */
const budget = 20;
/** Items in the table that may be written for each recipient. */
const writes = 2;
/** Megabytes that the platform may grow by once a tenth is sent. */
const growth = 150;

interface Job {
  readonly id: string;
  readonly state: string;
}

async function ended(client: Client, { id }: Job): Promise<void> {
  for (;;) {
    const { body } = await client.get<Job>(`/admin/jobs/${id}`);
    if (body.state === 'done') return;
    if (body.state === 'failed') throw new Error('The import has failed');
    await setTimeout(1000);
  }
}

/** Subscribers, imported from a file as an admin does. */
async function audience(client: Client, recipients: number): Promise<void> {
  const rows = Array.from({ length: recipients }, (_, index) => `reader-${index}@example.test,Reader ${index}`);
  const bytes = Buffer.from(`Email,Name\n${rows.join('\n')}\n`);
  const file = { bytes, filename: 'audience.csv', content_type: 'text/csv', purpose: 'subscribers' };
  const upload_id = await sent(client, file);
  await complete(client, upload_id);
  const mapping = { email: 0, name: 1 };
  const consent = 'Asked at our booth';
  const input = { upload_id, mapping, interests: ['compliance'], consent, dry_run: false };
  const { status, body } = await client.post('/admin/newsletter-subscribers/import', input);
  if (status !== 202) throw new Error(JSON.stringify(body));
  await ended(client, body.job);
}

/** A newsletter that is on its way, at the highest rate that the settings allow. */
async function begun(client: Client): Promise<string> {
  const { body: settings } = await client.get('/admin/settings');
  await client.put('/admin/settings', { sender_rate: 500, revision: settings.revision });
  const { body } = await client.post('/admin/newsletters', {
    subject: 'News',
    content: '<p>Hello {{name}}, <a href="/articles">our articles</a> and <a href="https://nist.gov/csf">NIST</a>.</p>',
    interests: ['compliance'],
  });
  const { status } = await client.post(`/admin/newsletters/${body.newsletter.id}/send`);
  if (status !== 200) throw new Error(`The newsletter could not be sent: ${status}`);
  return body.newsletter.id;
}

interface Followed {
  readonly counts: Sending['counts'];
  /** Megabytes of the platform, once a tenth is sent and afterwards. */
  readonly memory: readonly number[];
}

async function follow(platform: Platform, id: string, recipients: number): Promise<Followed> {
  const memory: number[] = [];
  let client = await platform.signIn(admin);
  for (;;) {
    const { status, body } = await client.get<Sending>(`/admin/newsletters/${id}/sending`);
    if (status === 401) client = await platform.signIn(admin);
    // What SES says of mails whose answer was lost arrives after a while.
    else if (body.state === 'sent' && body.counts.uncertain === 0) return { counts: body.counts, memory };
    else if (body.counts.sent > recipients / 10) memory.push(await platform.memory());
    await setTimeout(2000);
  }
}

/** An audience of so many, and what sends them a newsletter and waits for the last mail. */
export async function newsletterTo(
  platform: Platform,
  recipients: number,
): Promise<{ readonly send: () => Promise<unknown> }> {
  const client = await platform.signIn(admin);
  await audience(client, recipients);
  return { send: async () => follow(platform, await begun(client), recipients) };
}

const since = (from: number): number => (performance.now() - from) / 1000;

/** A newsletter to a hundred thousand, from the file of its audience to the last mail. */
export async function newsletterSection(platform: Platform): Promise<Section> {
  const client = await platform.signIn(admin);
  const from = performance.now();
  await audience(client, recipients);
  const imported = since(from);
  const beginning = performance.now();
  const writtenBefore = await platform.itemsWritten();
  const { counts, memory } = await follow(platform, await begun(client), recipients);
  const taken = since(beginning);
  const written = (await platform.itemsWritten()) - writtenBefore;
  // The seed has some of its own.
  if (counts.sent < recipients || counts.sent !== counts.total)
    throw new Error(`Not everybody got the newsletter: ${JSON.stringify(counts)}`);
  const grown = Math.max(...memory) - (memory[0] ?? 0);
  const rows: Row[] = [
    withoutBudget('import of the audience', `${Math.round(imported)} s`),
    atMost('from Send to the last mail', taken / 60, (budget * recipients) / 100_000, 'minutes'),
    withoutBudget('mails a second', String(Math.round(recipients / taken))),
    atMost('items written to the table, for each recipient', written / counts.total, writes),
    atMost('memory, more than at a tenth of the way', grown, growth, 'MB'),
    withoutBudget('memory at most', `${Math.round(Math.max(...memory))} MB`),
  ];
  const how = `${recipients.toLocaleString('en-US')} recipients, at up to 500 mails a second; every mail is kept by the local cloud, with its events.`;
  return { title: 'A newsletter', how, rows };
}
