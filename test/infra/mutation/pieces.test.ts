import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { keepPiece, wholeRun } from './pieces.ts';

it('a run in pieces is whole once all of them are kept, and adds up', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rampart-pieces-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const counts = new Map([['a header', { made: 2, noticed: 1 }]]);
  keepPiece(folder, [1, 2], { counts, missed: ['Web: A'] });
  expect(wholeRun(folder, 2)).toBeUndefined();
  keepPiece(folder, [2, 2], {
    counts: new Map([...counts, ['a variable', { made: 1, noticed: 1 }]]),
    missed: ['Web: B'],
  });
  // Of another division.
  keepPiece(folder, [3, 3], { counts, missed: [] });
  expect(wholeRun(folder, 2)).toEqual({
    counts: new Map([
      ['a header', { made: 4, noticed: 2 }],
      ['a variable', { made: 1, noticed: 1 }],
    ]),
    missed: ['Web: A', 'Web: B'],
  });
  expect(wholeRun(folder, 3)).toBeUndefined();
});
