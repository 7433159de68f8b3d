import { parseArgs } from 'node:util';
import { Registration } from '#shared/accounts/user.ts';
import { confirm } from './operate/confirm.ts';
import { environmentOf, placeOptions } from './operate/place.ts';
import { command, Refusal } from './operate/refusal.ts';

/**
 * `npm run reset-second-factor -- --stage production --email ada@example.com`: for an owner who has lost the authenticator
 * and the recovery codes, and whom no other owner can help, with the credentials of the stage's account; `--local` instead
 * of a stage for the local cloud. Takes the second factor away and ends all sessions, once the address was typed again or
 * came from a pipe.
 */
const usage = 'Usage: npm run reset-second-factor -- --stage production --email ada@example.com';

await command(async () => {
  const { values } = parseArgs({ options: { ...placeOptions, email: { type: 'string', default: '' } } });
  const given = Registration.pick({ email: true }).safeParse(values);
  if (!given.success) throw new Refusal(`${given.error.issues[0]?.message}\n${usage}`);
  const { email } = given.data;
  const environment = await environmentOf(values, usage);
  // The product's code reads its environment when it is imported.
  Object.assign(process.env, environment);
  const { findByEmail } = await import('#functions/accounts/user/user.repo.ts');
  const user = await findByEmail(email);
  if (!user || user.status === 'deleting') throw new Refusal(`There is no account with the address ${email}.`);
  if (!user.has_second_factor) throw new Refusal(`${email} has no second factor: the password alone signs in.`);
  const question = `${email} (${user.role}) loses the second factor, and all sessions end.\nType the address again to go on: `;
  await confirm({ input: process.stdin, output: process.stderr }, question, email);
  const { resetLostFactor } = await import('#functions/accounts/admin/admin-user.service.ts');
  await resetLostFactor(user.user_id);
  const entrance = `signs in with the password alone at ${environment.SITE_URL}/admin-login`;
  process.stdout.write(`${email} ${entrance}, and can set up another second factor there.\n`);
});
