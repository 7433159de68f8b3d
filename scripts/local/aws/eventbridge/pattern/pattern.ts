import { type Condition, conditionOf, refused } from './condition.ts';

/** Whether an event, or a part of one, fits a pattern. */
export type Matches = (value: unknown) => boolean;

/** What an event has at its top. */
const envelope = ['version', 'id', 'detail-type', 'source', 'account', 'time', 'region', 'resources', 'detail'];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The values of a field without any structure: of an array those of its members. */
function leavesOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(leavesOf);
  return value === undefined || isObject(value) ? [] : [value];
}

const existence = (member: unknown): unknown => (isObject(member) ? member.exists : undefined);

/** `{"exists": …}` asks whether the field has a value at all. */
function asksExistence(member: unknown): boolean | undefined {
  const wanted = existence(member);
  if (wanted === undefined) return undefined;
  if (typeof wanted !== 'boolean' || Object.keys(Object(member)).length > 1)
    throw refused(`exists takes true or false alone, not ${JSON.stringify(member)}`);
  return wanted;
}

/** A field fits if one of its values fulfils one of the conditions. */
function fieldPattern(members: readonly unknown[]): Matches {
  if (members.length === 0) throw refused('a field needs at least one condition');
  const existences = members.map(asksExistence);
  const conditions = members
    .filter((_, index) => existences[index] === undefined)
    .map((each): Condition => conditionOf(each));
  return (value) => {
    const leaves = leavesOf(value);
    return existences.includes(leaves.length > 0) || leaves.some((leaf) => conditions.some((fulfils) => fulfils(leaf)));
  };
}

/** All fields of a pattern must fit, those of an array of objects in one of them. */
function objectPattern(fields: Readonly<Record<string, unknown>>): Matches {
  if (Object.keys(fields).length === 0) throw refused('an object needs at least one field');
  const patterns = Object.entries(fields).map(([name, field]) => [name, patternOf(name, field)] as const);
  const fits = (value: unknown): boolean =>
    Array.isArray(value)
      ? value.some(fits)
      : patterns.every(([name, matches]) => matches(isObject(value) ? value[name] : undefined));
  return fits;
}

function patternOf(name: string, field: unknown): Matches {
  if (name.startsWith('$')) throw refused(`${name} is not known here`);
  if (Array.isArray(field)) return fieldPattern(field);
  if (isObject(field)) return objectPattern(field);
  throw refused(`the conditions of ${name} are no array`);
}

/**
 * The pattern of a rule, as EventBridge understands it. Throws with a sentence for what the local cloud does not know or
 * AWS refuses: ignoring a condition would let through events that it excludes.
 */
export function compilePattern(pattern: Readonly<Record<string, unknown>>): Matches {
  const unknown = Object.keys(pattern).find((name) => !envelope.includes(name));
  if (unknown) throw refused(`events have no ${unknown}`);
  return objectPattern(pattern);
}
