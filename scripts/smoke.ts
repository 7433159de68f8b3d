import { parseArgs } from 'node:util';
import { readPassword } from './operate/password.ts';
import { command, Refusal } from './operate/refusal.ts';
import { checkoutCheck } from './operate/smoke/checkout.ts';
import { publicChecks } from './operate/smoke/public-checks.ts';
import { Site } from './operate/smoke/site.ts';
import { walk } from './operate/smoke/walk.ts';
import { environmentOfLocal, environmentOfStage } from './operate/target.ts';

/**
 * `npm run smoke -- --stage production --email smoke@example.com`: walks through a deployed shop as a visitor and as a
 * reader up to the payment page, with the credentials of its account; `--url http://localhost:4000` walks through the
 * local cloud. The reader's password is asked for, or read from a pipe.
 */
const usage =
  'Usage: npm run smoke -- --stage production --email READER, or --url http://localhost:4000 --email READER';

await command(async () => {
  const { values } = parseArgs({
    options: { stage: { type: 'string' }, url: { type: 'string' }, email: { type: 'string' } },
  });
  const { stage, url, email } = values;
  if (!stage === !url || !email) throw new Refusal(usage);
  const environment = stage ? await environmentOfStage(stage) : await environmentOfLocal(url ?? '');
  const password = await readPassword({ input: process.stdin, output: process.stderr }, { confirm: false });
  Object.assign(process.env, environment);
  const site = new Site(environment.SITE_URL ?? '');
  const checks = [...publicChecks, checkoutCheck({ email, password }, environment)];
  const passed = await walk(site, checks, (line) => process.stdout.write(`${line}\n`));
  if (!passed) process.exitCode = 1;
});
