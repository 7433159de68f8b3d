import { appendFileSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryDirectory } from '../../../testing/service-endpoint.ts';
import { Store } from './store.ts';

let directory: ReturnType<typeof temporaryDirectory>;
let store: Store;
const path = () => join(directory.path, 'pool.jsonl');

beforeEach(async () => {
  directory = temporaryDirectory();
  store = await Store.open(path());
});

afterEach(async () => {
  await store.close();
  directory.remove();
});

async function reopen(): Promise<void> {
  await store.close();
  store = await Store.open(path());
}

const put = (key: string, value: unknown) => store.transaction(() => store.set('Users', key, value));

describe('the store', () => {
  it('has written a change when its transaction resolves, readable by the owner only', async () => {
    await put('ada', { UserCreateDate: new Date(5) });
    expect(readFileSync(path(), 'utf8')).toContain('ada');
    expect(statSync(path()).mode & 0o777).toBe(0o600);
    await reopen();
    expect(store.get('Users', 'ada')).toEqual({ UserCreateDate: new Date(5) });
  });

  it('rolls a failed transaction back entirely, in memory, indexes and file', async () => {
    const seen: unknown[] = [];
    await put('ada', 1);
    store.watch('Users', (before, after) => seen.push([before, after]));
    const work = store.transaction(async () => {
      store.set('Users', 'ada', 2);
      store.set('Users', 'bob', 1);
      store.delete('Users', 'ada');
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect({ ...store.all('Users') }).toEqual({ ada: 1 });
    expect(seen).toEqual([
      [undefined, 1],
      [1, 2],
      [undefined, 1],
      [2, undefined],
      [undefined, 2],
      [1, undefined],
      [2, 1],
    ]);
    await reopen();
    expect({ ...store.all('Users') }).toEqual({ ada: 1 });
  });

  it('runs transactions one after the other', async () => {
    await put('count', 0);
    const increment = () =>
      store.transaction(async () => {
        const count = Number(store.get('Users', 'count'));
        await new Promise((resolve) => setImmediate(resolve));
        store.set('Users', 'count', count + 1);
      });
    await Promise.all(Array.from({ length: 50 }, increment));
    expect(store.get('Users', 'count')).toBe(50);
  });

  it('discards a line cut off by a kill, and appends after it', async () => {
    await put('ada', 1);
    await store.close();
    appendFileSync(path(), '[["Users","bob",{"half');
    store = await Store.open(path());
    expect({ ...store.all('Users') }).toEqual({ ada: 1 });
    await put('cy', 'x'.repeat(100));
    await reopen();
    expect(Object.keys(store.all('Users'))).toEqual(['ada', 'cy']);
  });

  it('loses no change that arrives during a rewrite of the file', async () => {
    for (let index = 0; index < 20; index += 1) await put('ada', index);
    await Promise.all([put('bob', 1), store.compact(), put('cy', 1), put('ada', 99), store.compact(), put('bob', 2)]);
    await put('dan', 1);
    await store.compact();
    expect(readFileSync(path(), 'utf8').trim().split('\n')).toHaveLength(4);
    await put('eve', 1);
    await reopen();
    expect({ ...store.all('Users') }).toEqual({ ada: 99, bob: 2, cy: 1, dan: 1, eve: 1 });
  });

  it('compacts dead lines automatically', async () => {
    for (let round = 0; round < 11; round += 1)
      await Promise.all(Array.from({ length: 1_000 }, (_, index) => put('ada', round * 1_000 + index)));
    await store.close();
    expect(readFileSync(path(), 'utf8').split('\n').length).toBeLessThan(5_000);
    store = await Store.open(path());
    expect(store.get('Users', 'ada')).toBe(10_999);
  });
});
