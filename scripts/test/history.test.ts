import { expect, it } from 'vitest';
import { lastSeconds, pastRuns, rememberRun } from './history.ts';
import { ownCache } from './testing/own-cache.ts';

it('remembers the last ten runs, and the last seconds of each part', () => {
  ownCache();
  expect(pastRuns()).toEqual([]);
  rememberRun({ at: '2026-01-01', seconds: { types: 4, browser: 200 }, flaky: [] });
  for (let run = 0; run < 9; run++) rememberRun({ at: '2026-01-02', seconds: { types: 5 + run }, flaky: ['a > x'] });
  expect(lastSeconds(pastRuns())).toEqual({ types: 13, browser: 200 });
  expect(rememberRun({ at: '2026-01-03', seconds: {}, flaky: [] })).toHaveLength(10);
  expect(lastSeconds(pastRuns())).toEqual({ types: 13 });
});
