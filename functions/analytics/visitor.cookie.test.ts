import { describe, expect, it, vi } from 'vitest';
import { newVisitor, readVisitor, visitorCookie } from './visitor.cookie.ts';

const readSecret = async () => ({ signing: 'key' });
vi.mock('#lib/aws/secret.ts', () => ({ readSecret: () => readSecret(), rereadSecret: () => readSecret() }));

const today = Date.parse('2026-11-21T12:00:00Z');
const day = 24 * 60 * 60 * 1000;
const contentOf = (cookie: string) => /^__Secure-visitor=([^;]+)/.exec(cookie)?.[1] ?? '';
const visitor = newVisitor('2026-11-21');
const value = contentOf(await visitorCookie(visitor));

describe('the id cookie', () => {
  it('is hidden from scripts and other sites, and lives thirteen months', async () => {
    expect(await visitorCookie(visitor)).toMatch(
      /^__Secure-visitor=[\w.-]+; Max-Age=34214400; Path=\/api\/track-visitor; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  it('round-trips', async () => {
    expect(await readVisitor({ '__Secure-visitor': value }, today)).toEqual(visitor);
    expect(newVisitor('2026-11-21').id).not.toBe(visitor.id);
  });

  it.each([
    ['another id', value.replace(/^./, (letter) => (letter === 'a' ? 'b' : 'a'))],
    ['an earlier day', value.replace('2026-11-21', '2026-10-21')],
    ['another signature', value.replace(/.{4}$/, 'AAAA')],
    ['no signature', value.slice(0, 27)],
    ['nothing', ''],
    ['noise', 'x'.repeat(5000)],
  ])('is rejected with %s', async (_, changed) => {
    expect(await readVisitor({ '__Secure-visitor': changed }, today)).toBeUndefined();
  });

  it('expires after thirteen months', async () => {
    expect(await readVisitor({ '__Secure-visitor': value }, today + 395 * day)).toBeDefined();
    expect(await readVisitor({ '__Secure-visitor': value }, today + 396 * day)).toBeUndefined();
  });
});
