import { describe, expect, it } from 'vitest';
import { newVisitor, readVisitor, visitorCookie } from './visitor.cookie.ts';

const today = Date.parse('2026-11-21T12:00:00Z');
const day = 24 * 60 * 60 * 1000;
const contentOf = (cookie: string) => /^visitor=([^;]+)/.exec(cookie)?.[1] ?? '';
const visitor = newVisitor('2026-11-21');
const value = contentOf(visitorCookie(visitor));

describe('the id cookie', () => {
  it('is hidden from scripts and other sites, and lives thirteen months', () => {
    expect(visitorCookie(visitor)).toMatch(
      /^visitor=[\w.-]+; Max-Age=34214400; Path=\/api\/track-visitor; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  it('round-trips', () => {
    expect(readVisitor({ visitor: value }, today)).toEqual(visitor);
    expect(newVisitor('2026-11-21').id).not.toBe(visitor.id);
  });

  it.each([
    ['another id', value.replace(/^./, (letter) => (letter === 'a' ? 'b' : 'a'))],
    ['an earlier day', value.replace('2026-11-21', '2026-10-21')],
    ['another signature', value.replace(/.{4}$/, 'AAAA')],
    ['no signature', value.slice(0, 27)],
    ['nothing', ''],
    ['noise', 'x'.repeat(5000)],
  ])('is rejected with %s', (_, changed) => {
    expect(readVisitor({ visitor: changed }, today)).toBeUndefined();
  });

  it('expires after thirteen months', () => {
    expect(readVisitor({ visitor: value }, today + 395 * day)).toBeDefined();
    expect(readVisitor({ visitor: value }, today + 396 * day)).toBeUndefined();
  });
});
