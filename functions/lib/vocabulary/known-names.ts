import type { Writer } from '../actor.ts';
import { invalid } from '../errors.ts';
import { fixedNamed } from './fixed.ts';
import { join, mayJoin } from './join.ts';
import { findClaims, type Name, nameKey } from './name.repo.ts';
import { inactiveName, unknownName } from './sentences.ts';
import { meaningOf } from './term.items.ts';
import {
  type FieldName,
  isChanged,
  type NameFields,
  namesChanged,
  namesIn,
  namesOf,
  nestedFields,
  respelled,
} from './thing-names.ts';

/** What a name means. */
type Meaning = ReturnType<typeof meaningOf>;
type Meanings = (name: Name) => Meaning | undefined;

/** A save of a thing. Without `before` it is created. */
export interface Saving<Thing extends object> {
  readonly writer: Writer;
  readonly before?: Thing | undefined;
  readonly after: Thing;
  /** A term gives way to another one at the same place: nobody has chosen anything. */
  readonly isReplacement?: true | undefined;
}

async function meaningsOf(names: readonly Name[]): Promise<Meanings> {
  const claims = await findClaims(names.filter(({ kind, name }) => !fixedNamed(kind, name)));
  return (name) => {
    const fixed = fixedNamed(name.kind, name.name);
    return fixed ? meaningOf(fixed.kind, fixed) : claims.get(nameKey(name));
  };
}

/** The same with names that were typed and are new, as far as they may join. */
async function withNewNames(
  writer: Writer,
  names: readonly FieldName[],
  taken: readonly FieldName[],
): Promise<Meanings> {
  const known = await meaningsOf(names);
  const fresh = new Map(taken.filter((name) => mayJoin(name) && !known(name)).map((name) => [nameKey(name), name]));
  for (const name of fresh.values()) await join(writer, name);
  return fresh.size === 0 ? known : meaningsOf(names);
}

/** Names below those that they have to be below of. */
function requireNested(fields: NameFields, before: object | undefined, after: object, meanings: Meanings): void {
  for (const { field, below } of nestedFields(fields)) {
    const [name] = namesIn(after, field);
    if (name === undefined || !isChanged(before, after, field, below)) continue;
    const [top = ''] = namesIn(after, below);
    const kind = namesOf(fields, after).find((each) => each.name === name)?.kind;
    if (!kind) continue;
    const parent = top === '' ? undefined : meanings({ kind, name: top });
    if (!parent || meanings({ kind, name })?.parent_id !== parent.id)
      throw invalid(field, top === '' ? `Choose what “${name}” is below first` : `“${name}” is not below “${top}”`);
  }
}

/**
 * A thing as it is saved: what it newly names exists, is active and is spelled as the vocabulary has it. A name that is
 * being replaced gives way to the one that replaces it; what the thing has already, it may keep. 422 with the field of
 * the first name that is unknown or inactive.
 */
export async function withKnownNames<Thing extends object>(
  fields: NameFields,
  { writer, before, after, isReplacement }: Saving<Thing>,
): Promise<Thing> {
  const { taken, dropped } = namesChanged(fields, before, after);
  if (taken.length === 0 && dropped.length === 0) return after;
  const nested = nestedFields(fields).length > 0 ? namesOf(fields, after) : [];
  const meanings = await withNewNames(writer, [...taken, ...dropped, ...nested], taken);
  const had = new Set(
    namesOf(fields, before).flatMap((name) => [name.name, meanings(name)?.name].map((each) => `${name.kind} ${each}`)),
  );
  for (const name of taken) {
    const meaning = meanings(name);
    if (!meaning) throw invalid(name.field, unknownName(name));
    if (!meaning.active && !had.has(`${name.kind} ${meaning.name}`)) throw invalid(name.field, inactiveName(meaning));
  }
  const isTaken = ({ kind, name }: Name) => taken.some((each) => each.kind === kind && each.name === name);
  const known = respelled(fields, after, (name) => (isTaken(name) && meanings(name)?.name) || name.name);
  if (!isReplacement) requireNested(fields, before, known, meanings);
  return known;
}
