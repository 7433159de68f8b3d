import { expect, it } from 'vitest';
import { mailEventOf } from './mail-event.ts';

const at = '2026-11-27T12:00:00.000Z';
const eventOf = (detail: object) => mailEventOf(JSON.stringify({ detail: { mail: {}, ...detail } }));

it.each([
  ['bounce', { bounce: { timestamp: at, bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: 'a@b.test' }] } }],
  ['complaint', { complaint: { timestamp: at, complainedRecipients: [{ emailAddress: 'a@b.test' }] } }],
] as const)('a %s happened when SES says so, however late the word of it comes', (kind, detail) => {
  expect(eventOf(detail)).toEqual({ kind, placed: undefined, addresses: ['a@b.test'], at });
});

it('what is no event about a mail is none', () => {
  expect([mailEventOf('{'), mailEventOf('{}'), eventOf({ open: {} })]).toEqual([undefined, undefined, undefined]);
});
