import { expect, it } from 'vitest';
import { createSilence } from './silence.ts';

const unanswered = { state: 'uncertain' } as const;
const sent = { state: 'sent' } as const;

it('SES is away after five mails in a row without an answer', () => {
  const silence = createSilence(false);
  for (let mail = 0; mail < 4; mail++) silence.heard(unanswered);
  silence.heard(sent);
  for (let mail = 0; mail < 4; mail++) silence.heard(unanswered);
  expect(silence.isLong).toBe(false);
  silence.heard(unanswered);
  expect(silence.isLong).toBe(true);
});

it('after an outage one mail asks whether it is over', () => {
  const silence = createSilence(true);
  expect([silence.isProbing, silence.isLong]).toEqual([true, false]);
  silence.heard(unanswered);
  expect([silence.isProbing, silence.isLong]).toEqual([true, true]);
});

it.each([sent, { state: 'failed', reason: 'refused' }, { state: 'unsent', wait: 'rate' }] as const)(
  'it is over with any answer: %j',
  (outcome) => {
    const silence = createSilence(true);
    silence.heard(outcome);
    silence.heard(unanswered);
    expect([silence.isProbing, silence.isLong]).toEqual([false, false]);
  },
);
