import type { Actor } from '../actor.ts';
import { nowIso } from '../clock.ts';
import { newId } from '../ids.ts';
import type { TransactItem } from '../table/transact.ts';
import { AuditEntity } from './audit.entity.ts';

type Fields = Readonly<Record<string, unknown>>;
/** `[before, after]`; undefined on the side where the field did not exist. */
type Change = readonly [before: unknown, after: unknown];

export interface Act {
  /** Thing and past participle: `article.updated`. */
  readonly action: `${string}.${string}`;
  readonly target: { readonly id: string; readonly name: string };
  readonly before?: Fields;
  readonly after?: Fields;
}

const secretNames = /secret|password|token|api_?key|hash|salt/i;
/** Changes with every save and is never of interest. */
const bookkeeping = new Set(['revision', 'updated_at']);
const longest = 400;

const mask = '••••';

/** A value without secrets, however deep they are. */
function masked(name: string, value: unknown): unknown {
  if (value === undefined || value === null) return value;
  if (secretNames.test(name)) return mask;
  if (Array.isArray(value)) return value.map((entry) => masked('', entry));
  if (typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, masked(field, inner)]));
}

function shown(name: string, given: unknown): unknown {
  const value = masked(name, given);
  if (value === undefined || value === null) return value;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : value;
}

/** Fields that differ, ready to be stored: secrets masked, long values truncated. */
export function changesBetween(before: Fields = {}, after: Fields = {}): Record<string, Change> {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changes: Record<string, Change> = {};
  for (const name of names) {
    if (bookkeeping.has(name) || JSON.stringify(before[name]) === JSON.stringify(after[name])) continue;
    changes[name] = [shown(name, before[name]) ?? null, shown(name, after[name]) ?? null];
  }
  return changes;
}

/** The audit row of an admin's act, written in the same transaction as the act itself. */
export function auditItem(actor: Pick<Actor, 'id' | 'name'>, { action, target, before, after }: Act): TransactItem {
  const at = nowIso();
  const row = {
    id: newId('audit'),
    at,
    month: at.slice(0, 7),
    actor_id: actor.id,
    actor_name: actor.name,
    action,
    target_id: target.id,
    target_name: target.name,
    changes: changesBetween(before, after),
  };
  return { Put: AuditEntity.create(row).params() };
}
