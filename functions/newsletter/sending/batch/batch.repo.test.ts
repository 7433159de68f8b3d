import { beforeEach, describe, expect, it, vi } from 'vitest';
import { onTable } from '#lib/testing/table.ts';

/* Whose a batch is, on the real table. */

const lib = onTable(async () => ({
  ...(await import('./batch.repo.ts')),
  ...(await import('../sending.entity.ts')),
  ...(await import('#lib/lease.ts')),
  ...(await import('#lib/table/transact.ts')),
}));

const start = Date.parse('2031-05-06T09:00:00Z');
const counts = { sent: 1, failed: 0, suppressed: 0, uncertain: 1 };
const key = { newsletter_id: '', round: 1, number: '000001' };
let made = 0;

beforeEach(() => {
  made += 1;
  key.newsletter_id = `nws_${made}`;
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  return () => void vi.useRealTimers();
});

/** Two workers claim the batch at the same moment, as they know it; who has it afterwards. */
async function claimedByTwo(): Promise<string[]> {
  const known = await lib.findProgress(key);
  expect(lib.isFree(known)).toBe(true);
  const claims = await Promise.all(['one', 'other'].map((owner) => lib.claimBatch(key, known, owner)));
  return claims.flatMap((claim) => claim?.owner ?? []);
}

describe('a batch is one worker’s', () => {
  it('when two find one that nobody has claimed', async () => {
    expect(await claimedByTwo()).toHaveLength(1);
  });

  it('when two find one whose worker died', async () => {
    await lib.claimBatch(key, undefined, 'dead');
    vi.setSystemTime(start + lib.lease);
    const [owner, ...others] = await claimedByTwo();
    expect(others).toEqual([]);
    expect(await lib.findProgress(key)).toMatchObject({ owner });
  });

  it('when two find one that was given back', async () => {
    await lib.claimBatch(key, undefined, 'dead');
    await lib.releaseBatch(key, 'dead');
    expect(await claimedByTwo()).toHaveLength(1);
  });

  it('for as long as it goes on, however slowly', async () => {
    await lib.claimBatch(key, undefined, 'slow');
    vi.setSystemTime(start + lib.lease - 1000);
    expect(await lib.noteUntried(key, 'slow', [1])).toBe(true);
    vi.setSystemTime(start + lib.lease + 1000);
    expect(lib.isFree(await lib.findProgress(key))).toBe(false);
  });

  it('who cannot change it any more once another has taken it over', async () => {
    await lib.claimBatch(key, undefined, 'slow');
    await lib.noteUntried(key, 'slow', [3, 4]);
    vi.setSystemTime(start + lib.lease);
    await lib.claimBatch(key, await lib.findProgress(key), 'other');
    expect(await lib.noteUntried(key, 'slow', [])).toBe(false);
    expect(await lib.findProgress(key)).toMatchObject({ owner: 'other', untried: [3, 4] });
  });
});

it('a batch in which a mail turned out to be sent since it was looked at is not counted as it was', async () => {
  await lib.claimBatch(key, undefined, 'me');
  const progress = await lib.findProgress(key);
  if (!progress) throw new Error('There is none');
  await lib.transact([lib.touchedItem(key)]);
  expect(await lib.transactUnlessRefused([lib.doneItem(progress, counts)])).toBe(false);
  const now = await lib.findProgress(key);
  expect(now && (await lib.transactUnlessRefused([lib.doneItem(now, counts)]))).toBe(true);
});
