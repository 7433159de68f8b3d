import { parseArgs } from 'node:util';
import { environmentOf, placeOptions } from './operate/place.ts';
import { command } from './operate/refusal.ts';

/**
 * `npm run given-up -- --stage production`: lists the tasks of the outbox that were given up, with the credentials of its
 * account. `--retry ID`, as often as needed, or `--retry all` puts them back: they are tried again within a minute.
 * `--local` instead of a stage for the local cloud.
 */
const usage = 'Usage: npm run given-up -- --stage production, and to put tasks back --retry ID or --retry all';

await command(async () => {
  const { values } = parseArgs({
    options: { ...placeOptions, retry: { type: 'string', multiple: true, default: [] } },
  });
  // The product's code reads its environment when it is imported.
  Object.assign(process.env, await environmentOf(values, usage));
  const { findGivenUp, lineOf, retry } = await import('./operate/given-up.ts');
  const lines =
    values.retry.length > 0
      ? (await retry(values.retry)).map((id) => `${id} is put back`)
      : (await findGivenUp()).map(lineOf);
  process.stdout.write(`${lines.join('\n') || 'Nothing has been given up.'}\n`);
});
