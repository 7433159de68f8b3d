import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onTable } from '#lib/testing/table.ts';

/* Whose a batch is, on a real table. */

const lib = onTable(async () => ({
  ...(await import('./batch.repo.ts')),
  ...(await import('#lib/lease.ts')),
  ...(await import('#lib/table/transact.ts')),
}));

const start = Date.parse('2031-05-06T09:00:00Z');
let made = 0;
const newKey = () => {
  made += 1;
  return { newsletter_id: `nwl_${made}`, round: 1, number: '000001' };
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
});
afterEach(() => vi.useRealTimers());

describe('a batch', () => {
  it('of a dead worker is claimed by one of two who have seen that it is free', async () => {
    const key = newKey();
    await lib.claimBatch(key, undefined, 'dead');
    vi.setSystemTime(start + lib.lease);
    const known = await lib.findProgress(key);
    expect(lib.isFree(known)).toBe(true);
    expect(await lib.claimBatch(key, known, 'first')).toMatchObject({ owner: 'first' });
    expect(await lib.claimBatch(key, known, 'second')).toBeUndefined();
    expect(await lib.findProgress(key)).toMatchObject({ owner: 'first' });
  });

  it('that was given back is, too', async () => {
    const key = newKey();
    await lib.claimBatch(key, undefined, 'before');
    await lib.releaseBatch(key, 'before');
    const known = await lib.findProgress(key);
    expect(lib.isFree(known)).toBe(true);
    expect(await lib.claimBatch(key, known, 'first')).toMatchObject({ owner: 'first' });
    expect(await lib.claimBatch(key, known, 'second')).toBeUndefined();
  });

  it('stays with a worker for as long as it goes on, and with nobody else', async () => {
    const key = newKey();
    await lib.claimBatch(key, undefined, 'one');
    vi.setSystemTime(start + lib.lease - 1);
    expect(await lib.noteUntried(key, 'one', [3, 4])).toBe(true);
    vi.setSystemTime(start + 2 * lib.lease - 2);
    expect(lib.isFree(await lib.findProgress(key))).toBe(false);
    vi.setSystemTime(start + 2 * lib.lease - 1);
    const known = await lib.findProgress(key);
    expect(lib.isFree(known)).toBe(true);
    await lib.claimBatch(key, known, 'other');
    expect(await lib.noteUntried(key, 'one', [])).toBe(false);
    expect(await lib.findProgress(key)).toMatchObject({ owner: 'other', untried: [3, 4] });
  });
});
