import { expect, it } from 'vitest';
import { hashes } from './common-passwords.generated.ts';
import { hashBytes, isCommon } from './common-passwords.ts';
import { refuseCommon } from './refuse-common.ts';

it('knows ten thousand passwords', () => {
  expect(Buffer.from(hashes, 'base64')).toHaveLength(10_000 * hashBytes);
});

it.each(['123456', 'password', 'PassWord', 'qwertyuiop', 'letmein', '1q2w3e4r', 'iloveyou', 'Dragon'])(
  '%s is common',
  (password) => expect(isCommon(password)).toBe(true),
);

it.each(['Passw0rd!', 'rampart-reader', 'correct horse battery', 'x'.repeat(256), '密码密码密码'])(
  '%s is not',
  (password) => expect(isCommon(password)).toBe(false),
);

it('is refused with a sentence, under its field', async () => {
  const sentence = 'This password is one of the most common ones, which are tried first. Please choose another one.';
  const refusal = { code: 'invalid', message: sentence, errors: { new_password: sentence } };
  await expect(refuseCommon('new_password', '123456')).rejects.toMatchObject(refusal);
  await expect(refuseCommon('password', 'Passw0rd!')).resolves.toBeUndefined();
});
