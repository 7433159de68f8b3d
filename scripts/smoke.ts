import { parseArgs } from 'node:util';
import { readPassword } from './operate/password.ts';
import { environmentOf, placeOptions } from './operate/place.ts';
import { command, Refusal } from './operate/refusal.ts';
import { checkoutCheck } from './operate/smoke/checkout.ts';
import { publicChecks } from './operate/smoke/public-checks.ts';
import { Site } from './operate/smoke/site.ts';
import { walk } from './operate/smoke/walk.ts';

/**
 * `npm run smoke -- --stage production --email smoke@example.com`: walks through a deployed shop as a visitor and as a
 * reader up to the payment page, with the credentials of its account; `--local` instead of a stage walks through the
 * local cloud. The reader's password is asked for, or read from a pipe.
 */
const usage = 'Usage: npm run smoke -- --stage production --email READER';

await command(async () => {
  const { values } = parseArgs({ options: { ...placeOptions, email: { type: 'string' } } });
  const { email } = values;
  if (!email) throw new Refusal(usage);
  const environment = await environmentOf(values, usage);
  const password = await readPassword({ input: process.stdin, output: process.stderr }, { confirm: false });
  Object.assign(process.env, environment);
  const site = new Site(environment.SITE_URL ?? '');
  const checks = [...publicChecks, checkoutCheck({ email, password })];
  const passed = await walk(site, checks, (line) => process.stdout.write(`${line}\n`));
  if (!passed) process.exitCode = 1;
});
