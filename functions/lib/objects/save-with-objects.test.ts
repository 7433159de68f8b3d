import { beforeEach, expect, it, vi } from 'vitest';
import { conflict, unavailable } from '../errors.ts';
import { logger } from '../logger.ts';
import { refusedAs, TransactionRefused } from '../table/transact.ts';
import { dropObjects, saveWithObjects } from './save-with-objects.ts';

const bucket = vi.hoisted(() => new Map<string, unknown>());
const failing = vi.hoisted(() => new Set<string>());
vi.mock('../aws/objects.ts', () => ({
  putObject: async (key: string, body: unknown) => {
    if (failing.has(key)) throw new Error('S3 is unavailable');
    bucket.set(key, body);
  },
  deleteObject: async (key: string) => {
    if (failing.has(key)) throw new Error('S3 is unavailable');
    bucket.delete(key);
  },
}));
beforeEach(() => {
  bucket.clear();
  failing.clear();
});

const objects = ['a', 'b'].map((key) => ({ key, body: key, contentType: 'text/plain' }));
const kept = () => [...bucket.keys()].sort();

it('stores the objects before it saves, and returns the result of the save', async () => {
  expect(await saveWithObjects(objects, async () => kept())).toEqual(['a', 'b']);
  expect(kept()).toEqual(['a', 'b']);
});

it('deletes them when the save is refused, whatever the error', async () => {
  for (const refusal of [
    new TransactionRefused(),
    refusedAs(conflict('Concurrent write.'), new TransactionRefused()),
  ]) {
    await expect(saveWithObjects(objects, () => Promise.reject(refusal))).rejects.toBe(refusal);
    expect(kept()).toEqual([]);
  }
});

it('keeps them after any other error: the save may have succeeded', async () => {
  for (const unclear of [new Error('time-out'), unavailable('The shop is busy.'), conflict('Not from the table.')]) {
    await expect(saveWithObjects(objects, () => Promise.reject(unclear))).rejects.toBe(unclear);
    expect(kept()).toEqual(['a', 'b']);
  }
});

it('saves nothing if the objects cannot be stored', async () => {
  failing.add('b');
  const save = vi.fn();
  await expect(saveWithObjects(objects, save)).rejects.toMatchObject({ code: 'unavailable' });
  expect(save).not.toHaveBeenCalled();
});

it('logs failed deletions, and deletes the rest', async () => {
  const warn = vi.spyOn(logger, 'warn').mockReturnValue();
  await saveWithObjects(objects, async () => undefined);
  failing.add('a');
  await dropObjects(['a', 'b', 'b']);
  expect(kept()).toEqual(['a']);
  expect(warn).toHaveBeenCalledExactlyOnceWith('object not deleted', { error: new Error('S3 is unavailable') });
});
