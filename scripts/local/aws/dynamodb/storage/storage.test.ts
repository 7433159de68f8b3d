import { describe, expect, it } from 'vitest';
import { heldStorage, turn } from '../testing/held-storage.ts';

const put = (key: string, value: string | null = 'x') => new Map([[key, value]]);

describe('the writer', () => {
  it('reads changes that are not stored yet, while readers see only stored ones', async () => {
    const { storage, held } = await heldStorage();
    const first = storage.write(put('a', '1'));
    expect([storage.read('a'), storage.stored('a')]).toEqual(['1', undefined]);
    const second = storage.write(put('a', null));
    expect([storage.read('a'), storage.stored('a')]).toEqual([undefined, undefined]);
    await held[0]?.finish();
    await first;
    expect([storage.read('a'), storage.stored('a')]).toEqual([undefined, '1']);
    await held[1]?.finish();
    await second;
    expect(storage.stored('a')).toBeUndefined();
  });

  it('writes one batch at a time, and everything waiting in the next', async () => {
    const { storage, held } = await heldStorage();
    const writes = ['a', 'b', 'c'].map((key) => storage.write(put(key)));
    await turn();
    expect(held.map(({ changes }) => changes.map(({ key }) => key))).toEqual([['a']]);
    await held[0]?.finish();
    await writes[0];
    expect(held.map(({ changes }) => changes.map(({ key }) => key))).toEqual([['a'], ['b', 'c']]);
    await held[1]?.finish();
    await Promise.all(writes);
  });

  it('is settled only when everything accepted before is stored', async () => {
    const { storage, held } = await heldStorage();
    await storage.settled();
    void storage.write(put('a'));
    void storage.write(put('b'));
    let settled = false;
    const waiting = storage.settled().then(() => {
      settled = true;
    });
    await held[0]?.finish();
    await turn();
    expect(settled).toBe(false);
    await held[1]?.finish();
    await waiting;
  });

  it('fails every write that was not stored or depended on one that was not, and then continues', async () => {
    const { storage, held } = await heldStorage();
    const outcomes = Promise.allSettled([storage.write(put('a')), storage.write(put('b')), storage.settled()]);
    await held[0]?.finish(new Error('disk full'));
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect([storage.read('a'), storage.read('b')]).toEqual([undefined, undefined]);
    const next = storage.write(put('c'));
    await held[1]?.finish();
    await next;
    expect(storage.stored('c')).toBe('x');
  });
});
