import { unavailable } from '../errors.ts';
import { logger } from '../logger.ts';
import { isRefusal } from '../table/transact.ts';

/** The bucket's client, loaded for the first object: lists never wait for it. */
const bucket = () => import('../aws/objects.ts');

/** An object that an item will refer to. Its key is its own: no other save ever writes it. */
export interface NewObject {
  readonly key: string;
  readonly body: string | Uint8Array;
  readonly contentType: string;
}

async function store({ key, body, contentType }: NewObject): Promise<void> {
  const { putObject } = await bucket();
  await putObject(key, body, contentType).catch((error: unknown) => {
    throw unavailable('The text could not be stored. Please try again in a moment.', 5, error);
  });
}

/**
 * Stores objects, then saves the item that refers to them. They go again only when the save is known to be refused:
 * after any other error it may have been done and its answer lost, so they stay, and the sweep of orphans takes those
 * that no item refers to. `save` holds the one transaction and nothing after it.
 */
export async function writeBeside<T>(objects: readonly NewObject[], save: () => Promise<T>): Promise<T> {
  await Promise.all(objects.map(store));
  try {
    return await save();
  } catch (error) {
    if (isRefusal(error)) await dropObjects(objects.map(({ key }) => key));
    throw error;
  }
}

/** As many as the client has connections: the others would wait longer than connecting may take. */
const deletedAtOnce = 50;

/** Deletes what no item refers to any more. One that stays is the sweep's to take, so a failure is only noted. */
export async function dropObjects(keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const { deleteObject } = await bucket();
  const waiting = [...new Set(keys)];
  while (waiting.length > 0) {
    const dropped = await Promise.allSettled(waiting.splice(0, deletedAtOnce).map(deleteObject));
    for (const { reason } of dropped.filter((each) => each.status === 'rejected'))
      logger.warn('an object stays', { error: reason as Error });
  }
}
