import { sentenceOf } from '../refusal.ts';
import type { Check } from './public-checks.ts';
import type { Site } from './site.ts';

/** Runs all checks, also after one that fails, with a line for each. Returns whether all passed. */
export async function walk(site: Site, checks: readonly Check[], say: (line: string) => void): Promise<boolean> {
  const start = performance.now();
  let failed = 0;
  for (const { name, run } of checks) {
    const from = performance.now();
    const fault = await run(site).then(
      () => undefined,
      (error: unknown) => sentenceOf(error),
    );
    if (fault !== undefined) failed += 1;
    const took = `${Math.round(performance.now() - from)} ms`;
    say(fault === undefined ? `ok    ${name} (${took})` : `FAIL  ${name}: ${fault}`);
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  say(`${checks.length - failed} of ${checks.length} passed at ${site.url} in ${seconds} s`);
  return failed === 0;
}
