import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { passwordStrength, requiredStrength, strengthLabel } from './password-strength.ts';

describe('password strength', () => {
  test.each([
    ['', 0, 'Very Weak'],
    ['abc', 1, 'Very Weak'],
    ['abcdefgh', 2, 'Weak'],
    ['Abcdefgh', 3, 'Fair'],
    ['Abcdefg1', 4, 'Good'],
    ['Abcdef1!', 5, 'Strong'],
    ['Ab1', 3, 'Fair'],
    ['ÄÖÜßäöüé', 2, 'Weak'],
    ['abc def1', 4, 'Good'],
  ])('of %j is %i, %s', (password, strength, label) => {
    expect(passwordStrength(password)).toBe(strength);
    expect(strengthLabel(strength)).toBe(label);
  });

  test('requires three of five', () => {
    expect(requiredStrength).toBe(3);
  });

  test('never decreases when something is added', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (password, more) => {
        const strength = passwordStrength(password);
        expect(passwordStrength(password + more)).toBeGreaterThanOrEqual(strength);
        expect(strength).toBeLessThanOrEqual(5);
      }),
    );
  });
});
