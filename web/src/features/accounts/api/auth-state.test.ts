import { describe, expect, it } from 'vitest';
import { readEmail } from './auth-state.ts';

describe('readEmail', () => {
  it('keeps the address that the other view had', () => {
    expect(readEmail({ from: '/library', email: 'dana@example.com' })).toBe('dana@example.com');
  });

  it.each([undefined, null, 'text', { email: 7 }, {}])('reads nothing out of %j', (state) => {
    expect(readEmail(state)).toBe('');
  });
});
