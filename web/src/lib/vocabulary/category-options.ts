import type { Vocabulary } from '#shared/vocabulary/api.ts';
import type { CategoryKind } from '#shared/vocabulary/choices.ts';

export interface CategoryChoice {
  readonly kind: CategoryKind;
  /** Only those below this category; `null`: only those below none. All of the kind by default. */
  readonly below?: string | null;
  /** A name that is not offered. */
  readonly except?: string | undefined;
  /** Names that are offered in any case: what a thing has may be inactive. */
  readonly kept?: readonly string[];
}

interface Option {
  readonly value: string;
  readonly label: string;
}

/** Of the same width in every browser, and not read out. */
const indent = '\u2003';

/**
 * The choices of a select of categories, in the order of the tree. In the whole tree the lower ones stand below theirs,
 * or name it where it is not offered itself.
 */
export function categoryOptions(vocabulary: Vocabulary | undefined, choice: CategoryChoice): Option[] {
  const { kind, below, except, kept = [] } = choice;
  const all = vocabulary?.categories.filter((category) => category.kind === kind && category.name !== except) ?? [];
  const names = new Set(all.map(({ name }) => name));
  const labelOf = (name: string, parent: string | null): string => {
    if (below !== undefined || parent === null) return name;
    return names.has(parent) ? `${indent}${name}` : `${parent} / ${name}`;
  };
  const offered = all
    .filter(({ parent }) => below === undefined || parent === below)
    .map(({ name, parent }) => ({ value: name, label: labelOf(name, parent) }));
  const missing = kept.filter((name) => name !== '' && offered.every(({ value }) => value !== name));
  return [...offered, ...[...new Set(missing)].map((name) => ({ value: name, label: name }))];
}
