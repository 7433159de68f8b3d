import { expect, it } from 'vitest';
import { onTable } from '#lib/testing/table.ts';
import type { StoredRound } from './sending.repo.ts';

const lib = onTable(() => import('./end-round.ts'));

const round = (kind: StoredRound['kind'], sent: number): StoredRound => ({
  ...{ newsletter_id: 'nwl_1', round: 1, kind, started_at: '', batches: 1, total: sent, is_frozen: true },
  ...{ first_open: 1, sent, failed: 0, suppressed: 0, uncertain: 0 },
});

it('a newsletter was sent to those who got it, in whichever round; who got it a second time counts once', () => {
  expect(lib.sentTo([round('audience', 90), round('failed', 6), round('not_opened', 40)])).toBe(96);
});
