import { expect, it } from 'vitest';
import { wishesOf } from './wishes.ts';

const focusOf = (instruction: string) => wishesOf('intermediate', '', instruction).focus;

it.each([
  ['Focus on payroll providers and add a table', 'payroll providers'],
  ['Say more about suppliers.', 'suppliers'],
  ['explain tokenization', 'tokenization'],
  ['badge readers', 'badge readers'],
  ['Make it friendlier', ''],
  ['shorter', ''],
  ['more examples', ''],
  ['Please rewrite this in a better tone', ''],
])('%s', (instruction, focus) => {
  expect(focusOf(instruction)).toBe(focus);
});

it('counts what is asked of the section more than what is asked of the book', () => {
  expect(wishesOf('beginner', 'Keep it short', 'longer').length).toBe('long');
  expect(wishesOf('beginner', 'Keep it short').length).toBe('short');
  expect(wishesOf('beginner', 'No tables, for managers')).toMatchObject({ tables: 'none', forManagers: true });
  expect(wishesOf('advanced', '', 'Use plain language').level).toBe('beginner');
  expect(wishesOf('beginner', '', 'Add key figures').level).toBe('advanced');
});

it('takes markup out of a subject', () => {
  expect(focusOf('focus on <b>keys</b> and #certificates')).toBe('bkeys/b and certificates');
});
