import { describe, expect, it } from 'vitest';
import { readEmail } from './auth-state.ts';

describe('readEmail', () => {
  it('keeps the address typed in the other view', () => {
    expect(readEmail({ from: '/library', email: 'dana@example.com' })).toBe('dana@example.com');
  });

  it.each([undefined, null, 'text', { email: 7 }, {}])('reads %j as empty', (state) => {
    expect(readEmail(state)).toBe('');
  });
});
