import { unavailable } from '../errors.ts';
import { logger } from '../logger.ts';
import { isRefusal } from '../table/transact.ts';

/** The bucket's client, loaded with the first object: lists never wait for it. */
const bucket = () => import('../aws/objects.ts');

/** An object that an item will refer to. Its key is unique: no other save ever writes it. */
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

/** Stores objects to which nothing refers yet; 503 when that does not work. */
export async function storeObjects(objects: readonly NewObject[]): Promise<void> {
  await Promise.all(objects.map(store));
}

/**
 * Stores objects, then saves the item that refers to them. They are deleted only when the save is known to be refused:
 * after any other error it may have succeeded and only the response been lost, so they stay, and the orphan sweep
 * deletes those that no item refers to. `save` must be the one transaction and nothing after it.
 */
export async function saveWithObjects<T>(objects: readonly NewObject[], save: () => Promise<T>): Promise<T> {
  await storeObjects(objects);
  try {
    return await save();
  } catch (error) {
    if (isRefusal(error)) await dropObjects(objects.map(({ key }) => key));
    throw error;
  }
}

/** The client's number of connections: further calls would wait longer than the connect timeout. */
const deletedAtOnce = 50;

/** Deletes objects that no item refers to any more. The sweep deletes any that remain, so a failure is only logged. */
export async function dropObjects(keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const { deleteObject } = await bucket();
  const waiting = [...new Set(keys)];
  while (waiting.length > 0) {
    const dropped = await Promise.allSettled(waiting.splice(0, deletedAtOnce).map(deleteObject));
    for (const { reason } of dropped.filter((each) => each.status === 'rejected'))
      logger.warn('object not deleted', { error: reason as Error });
  }
}
