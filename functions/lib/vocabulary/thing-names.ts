import type { TermKind } from '#shared/vocabulary/choices.ts';
import type { Name } from './name.repo.ts';

/** Which attribute of a thing names terms, and of which kind. */
export type NameFields = Readonly<Record<string, TermKind | { readonly kind: TermKind; readonly below: string }>>;

/** A name in an attribute. */
export interface FieldName extends Name {
  readonly field: string;
}

const kindOf = (declared: NameFields[string]): TermKind => (typeof declared === 'string' ? declared : declared.kind);

const attributeOf = (thing: object | undefined, field: string): unknown =>
  (thing as Readonly<Record<string, unknown>> | undefined)?.[field];

/** The names in one attribute, a text or a list of texts. */
export function namesIn(thing: object | undefined, field: string): string[] {
  const value = attributeOf(thing, field);
  return (Array.isArray(value) ? value : [value]).filter((name) => typeof name === 'string' && name !== '');
}

/** The kinds of terms that things of a kind name. */
export const kindsOf = (fields: NameFields): TermKind[] => Object.values(fields).map(kindOf);

/** The names of a thing, each of a kind once. */
export function namesOf(fields: NameFields, thing: object | undefined): FieldName[] {
  const all = Object.entries(fields).flatMap(([field, declared]) =>
    namesIn(thing, field).map((name) => ({ field, kind: kindOf(declared), name })),
  );
  return [...new Map(all.map((each) => [`${each.kind} ${each.name}`, each])).values()];
}

/** What a change of a thing takes and drops, by exact spelling. */
export function namesChanged(fields: NameFields, before: object | undefined, after: object | undefined) {
  const [old, fresh] = [namesOf(fields, before), namesOf(fields, after)];
  const without = (names: FieldName[], others: FieldName[]) =>
    names.filter(({ kind, name }) => !others.some((other) => other.kind === kind && other.name === name));
  return { taken: without(fresh, old), dropped: without(old, fresh) };
}

/** A thing with its names spelled as `spell` says; in a list, each stays once. */
export function respelled<Thing extends object>(
  fields: NameFields,
  thing: Thing,
  spell: (name: Name) => string,
): Thing {
  const changed = Object.entries(fields).flatMap(([field, declared]) => {
    const value = attributeOf(thing, field);
    const spelled = (name: string) => (name === '' ? '' : spell({ kind: kindOf(declared), name }));
    if (Array.isArray(value)) return [[field, [...new Set(value.map(spelled))]]];
    return typeof value === 'string' ? [[field, spelled(value)]] : [];
  });
  return { ...thing, ...Object.fromEntries(changed) };
}

/** Attributes that name a term below that of another attribute: `subcategory` below `category`. */
export const nestedFields = (fields: NameFields): { readonly field: string; readonly below: string }[] =>
  Object.entries(fields).flatMap(([field, declared]) =>
    typeof declared === 'string' ? [] : [{ field, below: declared.below }],
  );

/** Whether one of these attributes differs. */
export const isChanged = (before: object | undefined, after: object, ...names: string[]): boolean =>
  names.some((name) => attributeOf(before, name) !== attributeOf(after, name));
