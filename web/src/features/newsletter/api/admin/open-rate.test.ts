import { expect, test } from 'vitest';
import { clickRate, openRate } from './open-rate.ts';

test('is the share of mails that were opened, with one decimal, and zero before anything is sent', () => {
  expect(openRate({ sent_count: 3, open_count: 1 })).toBe('33.3');
  expect(openRate({ sent_count: 8, open_count: 8 })).toBe('100.0');
  expect(openRate({ sent_count: 0, open_count: 0 })).toBe('0.0');
});

test('is the same of those who followed a link', () => {
  expect(clickRate({ sent_count: 3, click_count: 2 })).toBe('66.7');
  expect(clickRate({ sent_count: 0, click_count: 0 })).toBe('0.0');
});
