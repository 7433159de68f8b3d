import { expect, it } from 'vitest';
import { lease } from './lease.ts';

it('a claim outlives the function that made it, by more than clocks differ', () => {
  expect(lease).toBeGreaterThanOrEqual(Number(process.env.TIME_LIMIT) * 1000 + 10_000);
});
