import { basename, dirname, join } from 'node:path';
import { synthesise } from '../../build/synth.ts';
import { Stacks } from '../../local/stacks.ts';
import { reportAt } from '../report.ts';
import { grantsFolder, results } from '../results.ts';
import { exceptions } from './exceptions.ts';
import { keptGrants } from './kept.ts';
import { grantFaults, isConclusive } from './unused.ts';
import { withUsedBefore } from './used.ts';

/** The parts whose tests run on clouds. */
const onClouds = ['integration', 'faults'];

/** The part `grants` of `npm test`: fails for what a function may do and did not do in any integration test. */
async function run(): Promise<number> {
  const reports = onClouds.map((part) => reportAt(join(results, `${part}.jsonl`)));
  if (!reports.every(isConclusive)) {
    console.log('Not compared: tests have failed or did not run, and may not have come to what they use.');
    return 0;
  }
  const kept = keptGrants(grantsFolder);
  if (kept.length === 0) {
    console.log('No function has changed.');
    return 0;
  }
  const functions = new Stacks(await synthesise('local')).functions();
  const bundles = new Map(functions.map(({ name, bundle }) => [name, basename(dirname(bundle))]));
  const faults = grantFaults(
    withUsedBefore(kept, (name) => bundles.get(name) ?? name),
    exceptions,
  );
  for (const fault of faults) console.log(fault);
  if (faults.length > 0)
    console.log('Take it away, test it, or say in scripts/test/grants/exceptions.ts why it stays.');
  return faults.length > 0 ? 1 : 0;
}

process.exitCode = await run();
