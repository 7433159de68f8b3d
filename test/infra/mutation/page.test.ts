import { expect, it } from 'vitest';
import { page } from './page.ts';

it('says how much of each kind was noticed, and what was not', () => {
  const counts = new Map([
    ['a header', { made: 8, noticed: 8 }],
    ['a variable', { made: 4, noticed: 3 }],
  ]);
  const lines = page(counts, ['Data: It.Properties.A']).split('\n');
  expect(lines.filter((line) => line.startsWith('| '))).toEqual([
    '| Taken away | Times | Noticed |',
    '| a header | 8 | 8 |',
    '| a variable | 4 | 3 |',
    '| in all | 12 | 11 |',
  ]);
  expect(lines.slice(-4)).toEqual(['Not noticed:', '', '- Data: It.Properties.A', '']);
  expect(page(counts, [])).not.toContain('Not noticed');
});
