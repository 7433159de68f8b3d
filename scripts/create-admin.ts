import { parseArgs } from 'node:util';
import { passwordStrength, requiredStrength } from '#shared/accounts/password-strength.ts';
import { Registration } from '#shared/accounts/user.ts';
import { readPassword } from './operate/password.ts';
import { environmentOf, placeOptions } from './operate/place.ts';
import { command, Refusal } from './operate/refusal.ts';

/**
 * `npm run create-admin -- --stage production --name 'Ada Admin' --email ada@example.com`: an admin of a stage, or its owner
 * if it has none, with the credentials of its account; `--local` instead of a stage for the local cloud. Asks for the password, or reads it from a
 * pipe.
 */
const usage = "Usage: npm run create-admin -- --stage production --name 'Ada Admin' --email ada@example.com";

await command(async () => {
  const { values } = parseArgs({
    options: {
      ...placeOptions,
      name: { type: 'string', default: '' },
      email: { type: 'string', default: '' },
    },
  });
  const person = Registration.pick({ name: true, email: true }).safeParse(values);
  if (!person.success) throw new Refusal(`${person.error.issues[0]?.message}\n${usage}`);
  const environment = await environmentOf(values, usage);
  const password = await readPassword({ input: process.stdin, output: process.stderr }, { confirm: true });
  const checked = Registration.shape.password.safeParse(password);
  if (!checked.success) throw new Refusal(checked.error.issues[0]?.message);
  if (passwordStrength(password) < requiredStrength)
    throw new Refusal('This password is too weak for an admin: make it longer, with capitals, digits and signs.');
  // The product's code reads its environment when it is imported.
  Object.assign(process.env, environment);
  const { refuseCommon } = await import('#functions/accounts/password/refuse-common.ts');
  await refuseCommon('password', password);
  const { createAccount } = await import('#functions/accounts/user/user.service.ts');
  const { countActiveAdmins } = await import('#functions/accounts/user/admin-count.repo.ts');
  const role = (await countActiveAdmins()).owners === 0 ? 'owner' : 'admin';
  await createAccount({ ...person.data, password, role, verified: true });
  const entrance = `may enter the back-office at ${environment.SITE_URL}/admin-login`;
  process.stdout.write(`${person.data.email} ${entrance}${role === 'owner' ? ', as an owner' : ''}\n`);
});
