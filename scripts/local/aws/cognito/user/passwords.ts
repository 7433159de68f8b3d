import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { fail } from '../errors.ts';
import type { PasswordPolicy } from '../types.ts';

const derive = promisify<string, Buffer, number, { N: number }, Buffer>(scrypt);

/** Cheap for a password hash, because a local cloud is also load-tested. It guards a file only its owner can read. */
const cost = { N: 1024 };
const bytes = 32;

/** cognito-local stores passwords in plain text; here they never reach the file. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('base64')}.${(await derive(password, salt, bytes, cost)).toString('base64')}`;
}

/** Makes an unknown user take as long as a wrong password. */
const nobody = `${randomBytes(16).toString('base64')}.${Buffer.alloc(bytes).toString('base64')}`;

export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [salt = '', expected = ''] = (hash ?? nobody).split('.').map((part) => Buffer.from(part, 'base64'));
  const actual = await derive(password, Buffer.from(salt), bytes, cost);
  return hash !== undefined && expected.length === bytes && timingSafeEqual(actual, Buffer.from(expected));
}

const symbols = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/;

/** Each rule of the policy, with Cognito's message for breaking it. */
function broken(policy: PasswordPolicy, password: string): string | undefined {
  if (password.length < policy.minimumLength) return 'Password not long enough';
  if (policy.requireLowercase && !/[a-z]/.test(password)) return 'Password must have lowercase characters';
  if (policy.requireUppercase && !/[A-Z]/.test(password)) return 'Password must have uppercase characters';
  if (policy.requireNumbers && !/\d/.test(password)) return 'Password must have numeric characters';
  if (policy.requireSymbols && !symbols.test(password)) return 'Password must have symbol characters';
  return undefined;
}

/** cognito-local stores a policy but never enforces it. */
export function checkPassword(policy: PasswordPolicy, password: string): void {
  const reason = broken(policy, password);
  if (reason) throw fail('InvalidPasswordException', `Password did not conform with policy: ${reason}`);
  if (password.length > 256 || /^\s|\s$/.test(password))
    throw fail('InvalidParameterException', "Value at 'password' failed to satisfy constraint: ^[\\S]+.*[\\S]+$");
}
