import { describe, expect, it } from 'vitest';
import { passwordStrength } from '#shared/accounts/password-strength.ts';
import { passwordRules } from './password-rules.ts';

describe('the displayed rules', () => {
  it.each(['', 'abc', 'ABC', '12345678', 'abcdefgh', 'Abcdefg1', 'Abcdefg1!', 'ä ö', 'P@1'])(
    'add up to the enforced strength: %j',
    (password) => expect(passwordRules.filter(({ holds }) => holds(password))).toHaveLength(passwordStrength(password)),
  );
});
