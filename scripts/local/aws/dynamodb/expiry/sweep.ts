import type { LocalClock } from '../../service.ts';
import { actions } from '../dynalite.ts';
import { decideAndStore, perform } from '../item/writes.ts';
import type { Range } from '../storage/level.ts';
import type { Storage } from '../storage/storage.ts';
import type { Table, Tables } from '../table/tables.ts';
import type { Item } from '../types.ts';
import { parseItem } from '../view/view.ts';
import { WriteView } from '../view/write-view.ts';
import { expiringItem, expiryKey, sortableSeconds } from './expiry.ts';

const pageSize = 200;
/** AWS ignores items that expired longer ago: it takes such a time for a mistake. */
const fiveYearsS = 5 * 365 * 24 * 60 * 60;

/**
 * Deletes the items whose time has passed and returns how many. Until a sweep finds them they can be read, queried and
 * changed like any other, as on AWS.
 */
export async function sweepExpired(storage: Storage, tables: Tables, clock: LocalClock): Promise<number> {
  let deleted = 0;
  for (const table of tables.all()) {
    if (table.ttlAttribute) deleted += await sweepTable(storage, tables, table, clock.now() / 1000);
  }
  return deleted;
}

/** The entries that expire strictly before now. */
function expired(table: Table, now: number): Range {
  return {
    gte: table.expiries + sortableSeconds(Math.max(0, now - fiveYearsS)),
    lt: table.expiries + sortableSeconds(Math.ceil(now)),
  };
}

async function sweepTable(storage: Storage, tables: Tables, table: Table, now: number): Promise<number> {
  let deleted = 0;
  const expiries = storage.keys(expired(table, now));
  for (let page = await expiries.nextv(pageSize); page.length > 0; page = await expiries.nextv(pageSize)) {
    const view = new WriteView(storage, tables);
    deleted += await decideAndStore(storage, view, () => deleteExpired(storage, view, table, page));
  }
  await expiries.close();
  return deleted;
}

/** An item may have changed or gone since the page was read; then only the stale entry is deleted. */
function deleteExpired(storage: Storage, view: WriteView, table: Table, expiries: readonly string[]): number {
  let deleted = 0;
  for (const expiry of expiries) {
    const key = expiringItem(table, expiry);
    const item = parseItem(storage.read(table.items + key));
    if (item && expiryKey(table, key, item) === expiry) {
      perform(view, actions.deleteItem, { TableName: table.definition.TableName, Key: keyOf(table, item) }, 'item');
      deleted += 1;
    } else view.changes.set(expiry, null);
  }
  return deleted;
}

const keyOf = ({ definition }: Table, item: Item): object =>
  Object.fromEntries(definition.KeySchema.map(({ AttributeName }) => [AttributeName, item[AttributeName]]));
