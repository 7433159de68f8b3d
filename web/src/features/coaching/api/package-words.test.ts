import { expect, it } from 'vitest';
import { kindOf, participantWords, sessionWords } from './package-words.ts';

it('states the number and length of sessions, and the participants', () => {
  const offer = { sessions: 4, session_duration: 60, max_participants: 8 };
  expect(sessionWords(offer)).toBe('4 sessions of 60 minutes');
  expect(sessionWords({ ...offer, sessions: 1 })).toBe('1 session of 60 minutes');
  expect(participantWords(offer)).toBe('Up to 8 people');
  expect(participantWords({ ...offer, max_participants: 1 })).toBe('Individual');
});

it('names a package as the filters do that find it, and its category where that says more', () => {
  const offer = { coaching_type: 'framework', category: 'Framework Coaching', difficulty_level: 'Beginner' } as const;
  expect(kindOf(offer)).toEqual(['Framework Coaching', 'Beginner']);
  expect(kindOf({ ...offer, category: 'Compliance Training' })).toEqual([
    'Framework Coaching',
    'Compliance Training',
    'Beginner',
  ]);
});
