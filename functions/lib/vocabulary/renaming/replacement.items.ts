import type { Part } from '../../table/transact.ts';
import { changeClaimItem, claimNameItem, type Name, nameKey, releaseNameItem } from '../name.repo.ts';
import { nameTaken } from '../sentences.ts';
import { meaningOf, type Term } from '../term.items.ts';
import { arriveItem, endUseItem, leaveItem, newUseItem } from '../use.items.ts';
import type { Replacement } from './replacement.job.ts';

/*
 * Parts of the transactions that take a name out of use. While something has it, its claim already leads to the name
 * that replaces it; a job gives that to all of them, and then `endOf` drops claim and use.
 */

/** The term under its new name. */
function newNameParts(from: Name, term: Term, arriving: number): Part[] {
  const to = { kind: from.kind, name: term.name };
  const meaning = meaningOf(from.kind, term);
  const claim = nameKey(from) === nameKey(to) ? changeClaimItem(from, meaning, term.id) : claimNameItem(meaning);
  return [
    { items: [claim], refused: () => nameTaken(to) },
    { items: [newUseItem(to, term.active, arriving)], refused: () => nameTaken(to) },
  ];
}

/** A new name for a term that nothing has. */
export const renamedUnused = (from: Name, term: Term): Part[] => [
  ...newNameParts(from, term, 0),
  ...removedUnused(from, term.id, nameKey(from) !== nameKey({ ...from, name: term.name })),
];

/** Drops a name that nothing has; refused while something has it. */
export const removedUnused = (from: Name, owner: string, hasClaim = true): Part[] => [
  { items: [endUseItem(from), ...(hasClaim ? [releaseNameItem(from, owner)] : [])] },
];

/** A new name for a term that things have. */
export const renamedUsed = (from: Name, term: Term): Part[] => {
  const hasClaim = nameKey(from) !== nameKey({ ...from, name: term.name });
  return [
    ...newNameParts(from, term, 1),
    {
      items: [
        leaveItem(from, term.name),
        ...(hasClaim ? [changeClaimItem(from, meaningOf(from.kind, term), term.id)] : []),
      ],
    },
  ];
};

/** Another term takes the place of one that things have. */
export const replacedUsed = (from: Name, owner: string, by: Term): Part[] => [
  { items: [arriveItem({ kind: from.kind, name: by.name }, 1), leaveItem(from, by.name)] },
  { items: [changeClaimItem(from, meaningOf(from.kind, by), owner)] },
];

/** Forgets a name that nothing has any more; refused while something has it. */
export const endOf = ({ kind, name, to, owner }: Replacement): Part[] => [
  ...removedUnused({ kind, name }, owner, nameKey({ kind, name }) !== nameKey({ kind, name: to })),
  { items: [arriveItem({ kind, name: to }, -1)] },
];
