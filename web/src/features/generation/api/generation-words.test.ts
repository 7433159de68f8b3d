import { expect, it } from 'vitest';
import { formatCost, formatElapsed } from './generation-words.ts';

it.each([
  [0, '$0.0000'],
  [0.29341, '$0.2934'],
  [1, '$1.00'],
  [1.266, '$1.27'],
])('a cost of %d dollars is shown as %s', (dollars, text) => expect(formatCost(dollars)).toBe(text));

it.each([
  [-5, '0 s'],
  [48_900, '48 s'],
  [185_000, '3 min 5 s'],
  [3_720_000, '1 h 2 min'],
])('%d milliseconds are shown as %s', (elapsed, text) => expect(formatElapsed(elapsed)).toBe(text));
