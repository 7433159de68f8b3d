import { expect, test } from 'vitest';
import { isKeptAddress, typedAddress } from './link-address.ts';

test('an address is understood as it is typed, and only those of the web, of mail and of this site', () => {
  expect(['nist.gov/x', ' a@b.example ', '/articles/nist', '#scope', 'https://a.example/'].map(typedAddress)).toEqual([
    'https://nist.gov/x',
    'mailto:a@b.example',
    '/articles/nist',
    '#scope',
    'https://a.example/',
  ]);
  for (const none of ['', 'two words', 'word', 'javascript:alert(1)', 'data:text/html,x', '//evil.example', 'https://'])
    expect(typedAddress(none)).toBeUndefined();
});

test('an address that hides its scheme or host from the eye is not kept', () => {
  for (const hidden of ['java\tscript:alert(1)', '\u0000javascript:alert(1)', '/\t/evil.example', '\\\\evil.example'])
    expect(isKeptAddress(hidden)).toBe(false);
});
