import { parseArgs } from 'node:util';
import { command, Refusal } from './operate/refusal.ts';
import { environmentOfLocal, environmentOfStage } from './operate/target.ts';

/**
 * `npm run given-up -- --stage production`: lists the tasks of the outbox that were given up, with the credentials of its
 * account. `--retry ID`, as often as needed, or `--retry all` puts them back: they are tried again within a minute.
 * `--local` instead of a stage for the local cloud.
 */
const usage = 'Usage: npm run given-up -- --stage production, and to put tasks back --retry ID or --retry all';

await command(async () => {
  const { values } = parseArgs({
    options: {
      stage: { type: 'string' },
      local: { type: 'boolean' },
      url: { type: 'string', default: 'http://localhost:4000' },
      retry: { type: 'string', multiple: true, default: [] },
    },
  });
  const { stage, local, url, retry: named } = values;
  if (local ? stage : !stage) throw new Refusal(usage);
  // The product's code reads its environment when it is imported.
  Object.assign(process.env, local ? await environmentOfLocal(url) : await environmentOfStage(stage ?? ''));
  const { findGivenUp, lineOf, retry } = await import('./operate/given-up.ts');
  const lines =
    named.length > 0 ? (await retry(named)).map((id) => `${id} is put back`) : (await findGivenUp()).map(lineOf);
  process.stdout.write(`${lines.join('\n') || 'Nothing has been given up.'}\n`);
});
