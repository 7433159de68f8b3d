import { expect, it } from 'vitest';
import { participantWords, sessionWords } from './package-words.ts';

it('states the number and length of sessions, and the participants', () => {
  const offer = { sessions: 4, session_duration: 60, max_participants: 8 };
  expect(sessionWords(offer)).toBe('4 sessions of 60 minutes');
  expect(sessionWords({ ...offer, sessions: 1 })).toBe('1 session of 60 minutes');
  expect(participantWords(offer)).toBe('Up to 8 people');
  expect(participantWords({ ...offer, max_participants: 1 })).toBe('Individual');
});
