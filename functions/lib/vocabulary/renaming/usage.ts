import type { TermKind } from '#shared/vocabulary/choices.ts';
import { findUses } from '../name.repo.ts';

interface Counted {
  readonly kind?: TermKind;
  readonly name: string;
  readonly former?: string | undefined;
}

/** How many things have a term. */
export type Usage = (term: Counted) => number;

/** The uses of these terms; while a job gives one its new name, those of the former name are among them. */
export async function usageOf(kind: TermKind, terms: readonly Counted[]): Promise<Usage> {
  const names = terms.flatMap(({ kind: own = kind, name, former }) =>
    [name, former].flatMap((each) => (each === undefined ? [] : [{ kind: own, name: each }])),
  );
  const uses = await findUses(names);
  return ({ kind: own = kind, name, former }) => {
    const old = uses.get(`${own} ${former}`);
    return (uses.get(`${own} ${name}`)?.uses ?? 0) + (old?.leaving_to === name ? old.uses : 0);
  };
}
