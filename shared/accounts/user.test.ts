import { expect, test } from 'vitest';
import { Credentials, NewPassword, passwordRule, Registration } from './user.ts';

const messages = (
  schema: { safeParse(value: unknown): { error?: { issues: { message: string }[] } } },
  value: unknown,
) => schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

test('a new password has six characters and is one the user pool can keep', () => {
  for (const password of ['123456', 'pass word', '密码密码密码', 'x'.repeat(256)])
    expect(messages(NewPassword, password)).toEqual([]);
  for (const password of [' 123456', '123456 ', '\t123456', '123\n456', '      '])
    expect(messages(NewPassword, password)).toContain(passwordRule);
  expect(messages(NewPassword, '12345')).toEqual(['Password must be at least 6 characters long']);
  expect(messages(NewPassword, 'x'.repeat(257))).toEqual(['Password must be at most 256 characters long']);
});

test('registration has its own message and drops unknown fields', () => {
  const person = { name: ' Sam ', email: ' Sam@Example.TEST ', password: '123456' };
  expect(messages(Registration, { ...person, password: '12345' })).toEqual([
    'Password should be at least 6 characters long',
  ]);
  expect(Registration.parse({ ...person, role: 'admin', is_admin: true, purchased_ebooks: ['x'] })).toEqual({
    name: 'Sam',
    email: 'sam@example.test',
    password: '123456',
    subscribeToNewsletter: false,
    newsletterInterests: [],
  });
});

test('signing in takes any password, because older rules may have differed', () => {
  expect(Credentials.parse({ email: 'A@b.test', password: ' x ' })).toEqual({ email: 'a@b.test', password: ' x ' });
});
