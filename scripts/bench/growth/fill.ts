import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { newUserItem } from '#functions/accounts/user/user.repo.ts';
import { ContentEntity } from '#functions/catalog/ebook/content.entity.ts';
import { EbookEntity } from '#functions/catalog/ebook/ebook.entity.ts';
import { type Ebook, insertEbookItem } from '#functions/catalog/ebook/ebook.repo.ts';
import { type Content, insertContentItem } from '#functions/catalog/ebook-page.repo.ts';
import { insertFiguresItem } from '#functions/catalog/figures/figures.repo.ts';
import { newOrderItems } from '#functions/commerce/order/order.repo.ts';
import { grantItems } from '#functions/library/public.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import { openTables } from '#scripts/local/client.ts';
import { order, timeOf, user } from '../people.ts';
import { cardMaker } from '../search-cards.ts';
import type { Filling } from './growth.ts';

/**
 * Writes what a grown shop has straight into the store of a platform that is not running: a million orders would take hours
 * as transactions. Its arguments are the platform's folder and, as JSON, what to write. Sums that transactions keep beside the
 * things (counters, sales by day) stay as they are.
 */

const [directory = '', what = '{}'] = process.argv.slice(2);
const { books, people, orders, buyer, model }: Filling = JSON.parse(what);
const { table } = tableConfiguration;
const tables = await openTables(directory);

async function ask(operation: string, request: object): Promise<Record<string, never>> {
  const headers = { 'x-amz-target': `DynamoDB_20120810.${operation}` };
  const body = Buffer.from(JSON.stringify(request));
  const { status, body: answer } = await tables.handle({ caller: 'bench', method: 'POST', url: '/', headers, body });
  if (status !== 200) throw new Error(`The store refuses ${operation}: ${answer}`);
  return JSON.parse(String(answer));
}

async function batch(items: readonly object[]): Promise<void> {
  const puts = items.map((Item) => ({ PutRequest: { Item: marshall(Item, { removeUndefinedValues: true }) } }));
  await ask('BatchWriteItem', { RequestItems: { [table]: puts } });
}

/** An item of the store; its parameters are an entity's. */
async function stored(params: { readonly Key: object }): Promise<{ Item: Record<string, unknown> }> {
  const { Item } = await ask('GetItem', { TableName: table, Key: marshall(params.Key) });
  return { Item: unmarshall(Item ?? {}) };
}

/** Batches on their way at once: the store writes those that wait together. */
const atOnce = 20;

function* batchesOf(all: Iterable<TransactItem>): Generator<object[]> {
  let items: object[] = [];
  for (const { Put } of all) {
    if (!Put?.Item) continue;
    items.push(Put.Item);
    if (items.length < 25) continue;
    yield items;
    items = [];
  }
  if (items.length > 0) yield items;
}

async function put(all: Iterable<TransactItem>): Promise<void> {
  let writing: Promise<void>[] = [];
  for (const items of batchesOf(all)) {
    writing.push(batch(items));
    if (writing.length < atOnce) continue;
    await Promise.all(writing);
    writing = [];
  }
  await Promise.all(writing);
}

const numbers = function* (count: number): Generator<number> {
  for (let number = 0; number < count; number++) yield number;
};

/** Ebooks like one that the shop has, each with its own words. */
async function ebooksLike(id: string): Promise<Iterable<TransactItem>> {
  const { data: ebook } = EbookEntity.parse(await stored(EbookEntity.get({ id }).params()));
  const { data: content } = ContentEntity.parse(await stored(ContentEntity.get({ id }).params()));
  if (!ebook || !content) throw new Error(`There is no ebook ${id}`);
  return copies(ebook, content);
}

function* copies(ebook: Ebook, content: Content): Generator<TransactItem> {
  const { make } = cardMaker(7);
  for (const number of numbers(books)) {
    const { id, title, description, price, tags, category, difficulty_level, industry } = make();
    const own = { id, title, description, price: price * 100, tags, category, difficulty_level, industry };
    const at = timeOf(number);
    yield insertEbookItem({ ...ebook, ...own, created_at: at, listed_at: at, published_at: at });
    yield insertContentItem(id, { preview: content.preview, contents: content.contents });
    yield insertFiguresItem(id);
  }
}

function* others(): Generator<TransactItem> {
  for (const number of numbers(people)) yield newUserItem(user(number));
  // What orders are found by would be ten items for each.
  for (const number of numbers(orders)) yield* newOrderItems(order(number)).slice(0, 1);
}

/** Somebody who has bought one ebook after the other. */
function* heavyBuyer({ id, email, orders: count }: Filling['buyer']): Generator<TransactItem> {
  const { make } = cardMaker(7);
  for (const number of numbers(count)) {
    const [line] = order(number).lines;
    const ebook_id = number < books ? make().id : (line?.ebook_id ?? '');
    const bought = {
      ...order(number),
      user_id: id,
      email,
      status: 'paid' as const,
      lines: line ? [{ ...line, ebook_id }] : [],
    };
    yield* newOrderItems(bought);
    yield* grantItems(id, [{ ebook_id, order_id: bought.id, paid: 4900 }], timeOf(number));
  }
}

await put(await ebooksLike(model));
await put(others());
await put(heavyBuyer(buyer));
await tables.close();
