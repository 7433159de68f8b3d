import '#test/unit-environment.ts';
import { expect, it, vi } from 'vitest';
import { purgeMoment, retention } from './trash.ts';

it('keeps deleted things for thirty days', () => {
  vi.useFakeTimers({ now: Date.parse('2028-02-01T12:00:00.000Z'), toFake: ['Date'] });
  expect(retention).toBe(30 * 24 * 60 * 60 * 1000);
  expect(purgeMoment()).toBe('2028-03-02T12:00:00.000Z');
  vi.useRealTimers();
});
