import { expect, test } from 'vitest';
import { type RecipientState, type RoundKind, recipientStates } from '#shared/newsletter/sending-choices.ts';
import { mayHave } from './recipient.rules.ts';

const done = { is_done: true, untried: [], sent: 0, failed: 0, suppressed: 0, uncertain: 0 };
const statesOf = (progress: Parameters<typeof mayHave>[1], later: readonly RoundKind[] = []): RecipientState[] =>
  recipientStates.filter((state) => mayHave(state, progress, later));

test('without a state every batch is looked through', () => {
  expect(mayHave(undefined, undefined, [])).toBe(true);
  expect(mayHave(undefined, done, [])).toBe(true);
});

test('a batch that nobody has claimed has people who are queued, one that a worker has may have any', () => {
  expect(statesOf(undefined)).toEqual(['queued']);
  expect(statesOf({ is_done: false })).toEqual(recipientStates);
});

test('a batch that is done has what it counted', () => {
  expect(statesOf({ ...done, sent: 49, failed: 1 })).toEqual(['sent', 'failed']);
  expect(statesOf({ ...done, suppressed: 48, uncertain: 2 })).toEqual(['suppressed', 'uncertain']);
});

test('a batch that was stopped has people who were never tried', () => {
  expect(statesOf({ ...done, sent: 48, untried: [48, 49] })).toEqual(['queued', 'sent']);
  expect(statesOf({ ...done, untried: undefined })).toEqual(['queued']);
});

test('a later round may have given its people any state that a mail ends with', () => {
  const settled = ['sent', 'failed', 'suppressed', 'uncertain'];
  expect(statesOf({ ...done, failed: 1 }, ['failed'])).toEqual(settled);
  expect(statesOf({ ...done, sent: 1 }, ['failed'])).toEqual(['sent']);
  expect(statesOf({ ...done, sent: 1 }, ['failed', 'not_opened'])).toEqual(settled);
  expect(statesOf({ ...done, suppressed: 50 }, ['failed', 'not_opened'])).toEqual(['suppressed']);
});
