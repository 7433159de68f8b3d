import type { TransactItem } from '../table/transact.ts';
import { isFixedName } from './fixed.ts';
import { NameUseEntity } from './name.entity.ts';
import type { Name } from './name.repo.ts';

/*
 * Parts of transactions that count uses. A name that is being replaced is taken by nothing; an inactive one only by
 * things that had the term under another name. The categories of the code are always there, so they have no conditions.
 */

/** One thing more has the name. */
export const takeItem = ({ kind, name }: Name): TransactItem => {
  const taking = NameUseEntity.update({ kind, name }).add({ uses: 1 });
  if (isFixedName(kind, name)) return { Update: taking.params() };
  return {
    Update: taking
      .where(
        ({ active, leaving_to, arriving }, { eq, gt, notExists }) =>
          `${notExists(leaving_to)} AND (${eq(active, true)} OR ${gt(arriving, 0)})`,
      )
      .params(),
  };
};

/** One thing less has the name. */
export const dropItem = ({ kind, name }: Name): TransactItem => ({
  Update: NameUseEntity.update({ kind, name }).add({ uses: -1 }).params(),
});

/** A new name that nothing has yet. `arriving`: how many names it replaces. */
export const newUseItem = ({ kind, name }: Name, active: boolean, arriving: number): TransactItem => ({
  Put: NameUseEntity.create({ kind, name, uses: 0, active, arriving }).params(),
});

/** Whether new things may take the name. */
export const activeUseItem = ({ kind, name }: Name, active: boolean): TransactItem => ({
  Update: NameUseEntity.patch({ kind, name }).set({ active }).params(),
});

/** Ends a name that nothing has; refused while something has it, or it replaces another one. */
export const endUseItem = ({ kind, name }: Name): TransactItem => ({
  Delete: NameUseEntity.delete({ kind, name })
    .where(
      ({ uses, arriving }, { eq, notExists }) => `${eq(uses, 0)} AND (${notExists(arriving)} OR ${eq(arriving, 0)})`,
    )
    .params(),
});

/** Nothing takes the name any more; refused when it is leaving already, or replaces another one. */
export const leaveItem = ({ kind, name }: Name, to: string): TransactItem => ({
  Update: NameUseEntity.patch({ kind, name })
    .set({ leaving_to: to })
    .where(
      ({ leaving_to, arriving }, { eq, notExists }) =>
        `${notExists(leaving_to)} AND (${notExists(arriving)} OR ${eq(arriving, 0)})`,
    )
    .params(),
});

/** One name more, or less, is being replaced by this one; refused when it is leaving itself, or not there. */
export const arriveItem = ({ kind, name }: Name, by: 1 | -1): TransactItem => {
  if (isFixedName(kind, name)) return { Update: NameUseEntity.update({ kind, name }).add({ arriving: by }).params() };
  return {
    Update: NameUseEntity.patch({ kind, name })
      .add({ arriving: by })
      .where(({ leaving_to }, { notExists }) => notExists(leaving_to))
      .params(),
  };
};
