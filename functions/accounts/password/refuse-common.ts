import { invalid } from '#lib/errors.ts';

const tooCommon = 'This password is one of the most common ones, which are tried first. Please choose another one.';

/** Refuses a new password that is guessed first; `field` is the one of the form. Most calls do without the table. */
export async function refuseCommon(field: 'password' | 'new_password', password: string): Promise<void> {
  const { isCommon } = await import('./common-passwords.ts');
  if (isCommon(password)) throw invalid(field, tooCommon);
}
