import { beforeEach, describe, expect, it, vi } from 'vitest';
import { onTable } from '#lib/testing/table.ts';

/* What a visitor does counts once a day, on the real table. */

const table = onTable(async () => ({
  ...(await import('./first-today.ts')),
  ...(await import('../table/client.ts')),
}));

const someone = { address: '192.0.2.1', headers: { 'user-agent': 'Browser' } };
const start = Date.parse('2026-11-21T10:00:00Z');
let run = 0;
/** Of this test alone. */
let act: string;

beforeEach(() => {
  act = `act ${run++}`;
  vi.spyOn(Date, 'now').mockReturnValue(start);
});

describe('the first time on a day', () => {
  it('is once for a visitor, an act and a day', async () => {
    const first = (who = someone, day = '2026-11-21', what = act) => table.isFirstToday(who, day, what);
    expect([await first(), await first()]).toEqual([true, false]);
    expect(await first(someone, '2026-11-22')).toBe(true);
    expect(await first(someone, '2026-11-21', `${act}, another`)).toBe(true);
    expect(await first({ ...someone, address: '192.0.2.2' })).toBe(true);
    expect(await first({ ...someone, headers: { 'user-agent': 'Another' } })).toBe(true);
  });

  it('is one of concurrent requests', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => table.isFirstToday(someone, '2026-11-21', act)));
    expect(all.filter(Boolean)).toHaveLength(1);
  });
});

describe('the first few of a day', () => {
  it('are different ones, up to the limit, for each visitor and day', async () => {
    const first = (what: string, day = '2026-11-21', who = someone) => table.isFirstOfFew(who, day, [act, what], 2);
    expect([await first('a'), await first('a'), await first('b'), await first('c')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(await first('c', '2026-11-22')).toBe(true);
    expect(await first('c', '2026-11-21', { ...someone, address: '192.0.2.2' })).toBe(true);
  });
});

it('is kept for two days, without the address or the browser', async () => {
  const sent = vi.spyOn(table.documents, 'send');
  await table.isFirstToday(someone, '2026-11-21', act);
  await table.isFirstOfFew(someone, '2026-11-21', [act, 'a'], 2);
  const written = sent.mock.calls.map(([{ input }]) => JSON.stringify(input));
  expect(written).toHaveLength(2);
  for (const text of written) {
    expect(text).toContain(String(start / 1000 + 2 * 24 * 60 * 60));
    expect(text).not.toMatch(/192\.0\.2\.1|Browser/);
  }
});
