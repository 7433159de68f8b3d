import { estimatedUsage } from '#functions/generation/estimate.ts';
import { type Measured, measuredFile, type Thing } from '../../costs/measured.ts';
import { admin } from '../../seed/people.ts';
import { type Row, type Section, withoutBudget } from '../measure.ts';
import { newsletterTo } from '../newsletter.ts';
import type { Platform, Used } from '../platform.ts';
import { pageViews } from './page-views.ts';

/** How many of each are measured: what every minute's schedules use meanwhile is counted with them. */
const orders = 25;
const mails = 2000;

/** Calls that AWS bills one by one, and as what. Deletions are free, and a secret is fetched once an instance. */
const billed: Readonly<Record<string, keyof Measured>> = {
  's3 GetObject': 'objectRead',
  's3 HeadObject': 'objectRead',
  's3 PutObject': 'objectWrite',
  's3 CopyObject': 'objectWrite',
  's3 ListObjectsV2': 'objectWrite',
  's3 CreateMultipartUpload': 'objectWrite',
  's3 UploadPart': 'objectWrite',
  's3 CompleteMultipartUpload': 'objectWrite',
  'events PutEvents': 'event',
  'ses SendRawEmail': 'mail',
};

/** What was used for each of so many things. `more` is what the measuring side has counted, for all of them. */
function each(used: Used, count: number, more: Measured = {}): Measured {
  const sums: Partial<Record<keyof Measured, number>> = {
    ...more,
    ...{ run: used.runs, gigabyteSecond: used.gigabyte_seconds },
    ...{ readUnit: used.read_units, writeUnit: used.write_units },
  };
  for (const [call, times] of used.calls) {
    const what = billed[call];
    if (what) sums[what] = (sums[what] ?? 0) + times;
  }
  return Object.fromEntries(Object.entries(sums).map(([what, sum]) => [what, Number((sum / count).toPrecision(3))]));
}

/** Somebody with an account buys two books: looks into the cart, checks out, pays, and has the order confirmed. */
async function order(platform: Platform): Promise<void> {
  const buyer = await platform.person();
  const { body: books } = await buyer.get('/ebooks/public?limit=100');
  const ids = books
    .filter((book: { is_free: boolean }) => !book.is_free)
    .slice(0, 2)
    .map(({ id }: { id: string }) => id);
  await buyer.post('/cart/calculate', { ebook_ids: ids });
  const { status, body } = await buyer.post(`/payments/checkout?ebook_ids=${ids.join(',')}`);
  if (status !== 200) throw new Error(`No checkout: ${status} ${JSON.stringify(body)}`);
  await platform.pay(body.session_id);
  for (;;) {
    const { body: found } = await buyer.get(`/user/orders/${body.order_id}`);
    if (found.status === 'paid') return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

async function ordersUse(platform: Platform): Promise<Measured> {
  await order(platform);
  const used = await platform.used(async () => {
    for (let made = 0; made < orders; made++) await order(platform);
    await platform.delivered();
  });
  // Registration, list, cart, checkout, the gateway's message and the order, which is asked for twice; the buyer is a new user of
  // the pool.
  return each(used, orders, { apiRequest: 7 * orders, edgeRequest: 7 * orders, activeUser: orders });
}

async function mailsUse(platform: Platform): Promise<Measured> {
  const newsletter = await newsletterTo(platform, mails);
  const used = await platform.used(newsletter.send);
  // Events of a mail come one by one and are taken in batches of ten: sent, received, deleted.
  const measured = each(used, mails, { queueRequest: 1.2 * mails, transition: 4 });
  // Of so many calls only the newest are known one by one.
  return { ...measured, mail: 1 };
}

async function bookUses(platform: Platform): Promise<Measured> {
  const client = await platform.signIn(admin);
  const used = await platform.used(async () => {
    const input = {
      ...{
        topic: 'Access reviews that find something',
        regulatory_source: 'NIST CSF',
        difficulty_level: 'intermediate',
      },
      ...{ custom_instructions: '', price: 29.5 },
    };
    const { status, body } = await client.post('/admin/ebooks/generate-with-training', input);
    if (status !== 202) throw new Error(`No generation: ${status} ${JSON.stringify(body)}`);
    for (;;) {
      const { body: generation } = await client.get(`/admin/generations/${body.job_id}`);
      if (generation.status === 'failed') throw new Error('The generation has failed');
      if (generation.ended_at) break;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    await platform.delivered();
  });
  // The model on this machine answers with less than a real one.
  const { inputTokens: inputToken, outputTokens: outputToken } = estimatedUsage();
  return each(used, 1, { inputToken, outputToken, transition: 30 });
}

const names: Readonly<Record<Thing, string>> = {
  pageView: 'a page view',
  order: 'an order',
  mail: 'a mail of a newsletter',
  book: 'a generated book',
};

function rowsOf(thing: Thing, measured: Measured): Row[] {
  return Object.entries(measured).map(([what, amount]) => withoutBudget(`${names[thing]}: ${what}`, String(amount)));
}

/** What one of each thing uses that costs money, on the local cloud; written for `npm run costs`. */
export async function usageSection(platform: Platform): Promise<Section> {
  const { used, views, more } = await pageViews(platform);
  const measured: Readonly<Record<Thing, Measured>> = {
    pageView: each(used, views, more),
    order: await ordersUse(platform),
    mail: await mailsUse(platform),
    book: await bookUses(platform),
  };
  return {
    title: 'What things use',
    files: { [measuredFile]: `${JSON.stringify(measured, undefined, 2)}\n` },
    how: `On the local cloud: units of the table as DynamoDB counts them, runs of functions with their time and memory (on this machine), calls that AWS bills. No edge cache: a page view has all its answers from functions. ${orders} orders, ${mails.toLocaleString('en-US')} mails, a book of twelve sections; what schedules use meanwhile is counted with them.`,
    rows: (Object.keys(names) as Thing[]).flatMap((thing) => rowsOf(thing, measured[thing])),
  };
}
