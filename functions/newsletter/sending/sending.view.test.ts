import { describe, expect, it } from 'vitest';
import type { MailCounts } from '#shared/newsletter/sending.ts';
import type { StoredRound, StoredSending } from './sending.repo.ts';
import { toSending } from './sending.view.ts';

const start = Date.parse('2026-11-27T12:00:00.000Z');
const sending: StoredSending = {
  ...{ newsletter_id: 'nws_1', state: 'sending', run: 1, round: 1, links: [] },
  ...{ started_at: new Date(start).toISOString(), seen_at: '' },
};
const round: StoredRound = {
  ...{ newsletter_id: 'nws_1', round: 1, kind: 'audience', batches: 2, total: 100, is_frozen: true, first_open: 1 },
  ...{ sent: 0, failed: 0, suppressed: 0, uncertain: 0, started_at: sending.started_at },
};
const counts: MailCounts = { total: 100, open: 80, sent: 20, failed: 0, suppressed: 0, uncertain: 0 };

describe('how fast a newsletter goes out', () => {
  const shown = (secondsAfter: number, stored: Partial<StoredSending> = {}, known: Partial<StoredRound> = {}) => {
    const rounds = [[{ ...round, ...known }, counts]] as const;
    const read = { subject: 'News', is_settling: false, resend: null, rounds };
    const { rate, seconds_left } = toSending({ ...sending, ...stored }, read, start + secondsAfter * 1000);
    return [rate, seconds_left];
  };

  it('is told by its own mails during the first turn, once there is something to tell', () => {
    expect(shown(4.9)).toEqual([null, null]);
    expect(shown(10)).toEqual([2, 40]);
  });

  it('is told by the last turn after that', () => {
    expect(shown(10, { rate: 8 })).toEqual([8, 10]);
  });

  it('is not told while its readers are counted, nor by a newsletter that waits for somebody', () => {
    expect(shown(10, {}, { is_frozen: false })).toEqual([null, null]);
    expect(shown(10, { state: 'paused' })).toEqual([null, null]);
  });
});
