import { beforeEach, expect, it, vi } from 'vitest';
import { conflict, unavailable } from '../errors.ts';
import { logger } from '../logger.ts';
import { refusedAs, TransactionRefused } from '../table/transact.ts';
import { dropObjects, writeBeside } from './write-beside.ts';

const bucket = vi.hoisted(() => new Map<string, unknown>());
const away = vi.hoisted(() => new Set<string>());
vi.mock('../aws/objects.ts', () => ({
  putObject: async (key: string, body: unknown) => {
    if (away.has(key)) throw new Error('S3 is away');
    bucket.set(key, body);
  },
  deleteObject: async (key: string) => {
    if (away.has(key)) throw new Error('S3 is away');
    bucket.delete(key);
  },
}));
beforeEach(() => {
  bucket.clear();
  away.clear();
});

const objects = ['a', 'b'].map((key) => ({ key, body: key, contentType: 'text/plain' }));
const kept = () => [...bucket.keys()].sort();

it('stores the objects before it saves, and answers what the save does', async () => {
  expect(await writeBeside(objects, async () => kept())).toEqual(['a', 'b']);
  expect(kept()).toEqual(['a', 'b']);
});

it('drops them when the save is refused, whatever a person is told', async () => {
  for (const refusal of [
    new TransactionRefused(),
    refusedAs(conflict('Somebody was faster.'), new TransactionRefused()),
  ]) {
    await expect(writeBeside(objects, () => Promise.reject(refusal))).rejects.toBe(refusal);
    expect(kept()).toEqual([]);
  }
});

it('keeps them after any other error: the save may have been done', async () => {
  for (const unclear of [new Error('time-out'), unavailable('The shop is busy.'), conflict('Not of the table.')]) {
    await expect(writeBeside(objects, () => Promise.reject(unclear))).rejects.toBe(unclear);
    expect(kept()).toEqual(['a', 'b']);
  }
});

it('saves nothing without the objects', async () => {
  away.add('b');
  const save = vi.fn();
  await expect(writeBeside(objects, save)).rejects.toMatchObject({ code: 'unavailable' });
  expect(save).not.toHaveBeenCalled();
});

it('notes what could not be dropped, and drops the rest', async () => {
  const warn = vi.spyOn(logger, 'warn').mockReturnValue();
  await writeBeside(objects, async () => undefined);
  away.add('a');
  await dropObjects(['a', 'b', 'b']);
  expect(kept()).toEqual(['a']);
  expect(warn).toHaveBeenCalledExactlyOnceWith('an object stays', { error: new Error('S3 is away') });
});
