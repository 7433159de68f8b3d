import type { Actor } from '../actor.ts';
import { nowIso } from '../clock.ts';
import { newId } from '../ids.ts';
import type { TransactItem } from '../table/transact.ts';
import { AuditEntity } from './audit.entity.ts';

type Fields = Readonly<Record<string, unknown>>;
/** `[before, after]`; null on the side where the field did not exist. */
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
/** How much of a long value precedes what has changed in it. */
const lead = 60;

const mask = '••••';

/** A value without secrets, however deep they are. */
function masked(name: string, value: unknown): unknown {
  if (value === undefined || value === null) return value;
  if (secretNames.test(name)) return mask;
  if (Array.isArray(value)) return value.map((entry) => masked('', entry));
  if (typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, masked(field, inner)]));
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** Where two texts begin to differ, in characters: half a picture would be no text that can be stored. */
function differenceAt(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((letter, index) => letter !== other[index]);
  return at < 0 ? one.length : at;
}

/** A value, or the part of a long one that begins shortly before the difference. */
function excerpt(value: unknown, letters: readonly string[], difference: number): unknown {
  if (letters.length <= longest) return value;
  const from = Math.max(0, Math.min(difference - lead, letters.length - longest));
  const end = from + longest;
  return `${from > 0 ? '…' : ''}${letters.slice(from, end).join('')}${end < letters.length ? '…' : ''}`;
}

/** Both values as they are stored: without secrets, the part that differs of long ones. */
function shown(name: string, before: unknown, after: unknown): Change {
  const values = [masked(name, before) ?? null, masked(name, after) ?? null] as const;
  const letters = [[...textOf(values[0])], [...textOf(values[1])]] as const;
  const difference = differenceAt(...letters);
  return [excerpt(values[0], letters[0], difference), excerpt(values[1], letters[1], difference)];
}

/** Fields that differ, ready to be stored: secrets masked, long values cut to what differs. */
export function changesBetween(before: Fields = {}, after: Fields = {}): Record<string, Change> {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changes: Record<string, Change> = {};
  for (const name of names) {
    if (bookkeeping.has(name) || JSON.stringify(before[name]) === JSON.stringify(after[name])) continue;
    changes[name] = shown(name, before[name], after[name]);
  }
  return changes;
}

/** The audit row of an admin's act, written in the same transaction as the act itself. */
export function auditItem(actor: Pick<Actor, 'id' | 'name'>, { action, target, before, after }: Act): TransactItem {
  const row = {
    id: newId('audit'),
    at: nowIso(),
    actor_id: actor.id,
    actor_name: actor.name,
    action,
    kind: action.split('.', 1)[0],
    target_id: target.id,
    target_name: target.name,
    changes: changesBetween(before, after),
  };
  return { Put: AuditEntity.create(row).params() };
}
