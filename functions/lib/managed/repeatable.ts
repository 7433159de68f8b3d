import type { Writer } from '../actor.ts';

/* Acts as jobs carry them out, which may repeat one after a crash: what is done already stays done and is no failure. */

/** What is used of a thing with a trash. */
interface Trashable {
  find(id: string): Promise<{ readonly list?: string } | undefined>;
  delete(writer: Writer, id: string): Promise<unknown>;
  restore(writer: Writer, id: string): Promise<unknown>;
}

/** Moves a thing to the trash, unless it is there. */
export const deleteOnce = (things: Trashable) => async (writer: Writer, id: string) => {
  if ((await things.find(id))?.list !== 'trash') await things.delete(writer, id);
};

/** Takes a thing out of the trash, unless it is not there. */
export const restoreOnce = (things: Trashable) => async (writer: Writer, id: string) => {
  if ((await things.find(id))?.list !== 'current') await things.restore(writer, id);
};

/** Deletes a thing without a trash, unless it is gone. */
export const deleteForGoodOnce =
  ({ find, delete: remove }: Pick<Trashable, 'find' | 'delete'>) =>
  async (writer: Writer, id: string) => {
    if (await find(id)) await remove(writer, id);
  };
