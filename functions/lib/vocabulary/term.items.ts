import type { TermKind } from '#shared/vocabulary/choices.ts';
import type { Part, TransactItem } from '../table/transact.ts';
import { claimNameItem } from './name.repo.ts';
import { nameTaken } from './sentences.ts';
import { newUseItem } from './use.items.ts';

/** What tags, categories and frameworks have in common. */
export interface Term {
  readonly id: string;
  readonly name: string;
  readonly active: boolean;
  readonly parent_id?: string | undefined;
}

/** What the name of a term means. */
export const meaningOf = (kind: TermKind, { id, name, active, parent_id }: Term) => ({
  ...{ kind, id, name, active },
  ...(parent_id !== undefined && { parent_id }),
});

/** Parts of the transaction that creates a term: its name, and the count of its uses. */
export const newTermItems = (kind: TermKind, term: Term): TransactItem[] => [
  claimNameItem(meaningOf(kind, term)),
  newUseItem({ kind, name: term.name }, term.active, 0),
];

/** The same, answered with 409 when the name is taken. */
export const newTermParts = (kind: TermKind, term: Term): Part[] => [
  { items: newTermItems(kind, term), refused: () => nameTaken({ kind, name: term.name }) },
];
