import { invalidRequest } from './failure.ts';
import { refundsOf } from './refund/refunds.ts';
import type { TableName } from './store/store.ts';
import type { Transaction } from './store/transaction.ts';

type Json = Readonly<Record<string, unknown>>;

const tableOfPrefix = new Map<string, TableName>([
  ['pi', 'intent'],
  ['ch', 'charge'],
  ['re', 'refund'],
  ['du', 'dispute'],
]);

/** Replaces ids by their objects along each path of `expand[]`, for example `payment_intent.latest_charge`. */
export function expand(tx: Transaction, object: Json, paths: readonly string[]): Json {
  return paths.reduce((result, path) => expandPath(tx, result, path.split('.'), path), object);
}

function expandPath(tx: Transaction, object: Json, [name, ...rest]: readonly string[], whole: string): Json {
  if (name === undefined) return object;
  const value = included(tx, object, name) ?? (Object.hasOwn(object, name) ? object[name] : undefined);
  if (value === undefined) throw cannotExpand(whole);
  if (value === null) return object;
  if (Array.isArray(value)) {
    return { ...object, [name]: value.map((item: Json) => expandPath(tx, item, rest, whole)) };
  }
  return { ...object, [name]: expandPath(tx, loaded(tx, value, whole), rest, whole) };
}

function loaded(tx: Transaction, value: unknown, whole: string): Json {
  if (typeof value === 'object') return value as Json;
  const id = String(value);
  const table = tableOfPrefix.get(id.split('_')[0] ?? '');
  const found = table && tx.get(table, id);
  if (!found) throw cannotExpand(whole);
  return found as unknown as Json;
}

/** Lists of an object that are included only on request. */
function included(tx: Transaction, object: Json, name: string): Json | undefined {
  const id = String(object.id);
  if (object.object === 'checkout.session' && name === 'line_items') {
    return wholeList(tx.get('session', id)?.lines ?? [], `/v1/checkout/sessions/${id}/line_items`);
  }
  if (object.object === 'charge' && name === 'refunds') {
    return wholeList(refundsOf(tx, { charge: id }), `/v1/charges/${id}/refunds`);
  }
  return undefined;
}

function wholeList(data: readonly unknown[], url: string): Json {
  return { object: 'list', data, has_more: false, url };
}

function cannotExpand(path: string) {
  return invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
}
