import { basename, dirname, join } from 'node:path';
import { synthesise } from '../../build/synth.ts';
import { Stacks } from '../../local/stacks.ts';
import { filesOf } from '../kept/selection.ts';
import { partsOf } from '../parts.ts';
import { type Report, reportAt } from '../report.ts';
import { grantsFolder, results } from '../results.ts';
import { exceptions } from './exceptions.ts';
import { keptGrants } from './kept.ts';
import { grantFaults, isConclusive } from './unused.ts';
import { withUsedBefore } from './used.ts';

/** The parts whose tests run on clouds. */
const onClouds = partsOf('full', ['integration', 'faults']);

/** Whether every test file of these parts ran, and none was left out as unchanged. */
function ranAll(reports: readonly (Report | undefined)[]): boolean {
  const ran = new Set(reports.flatMap((report) => report?.tests.map(({ file }) => file) ?? []));
  return onClouds.every(({ testFiles }) => testFiles && filesOf(testFiles).every((file) => ran.has(file)));
}

/** The part `grants` of `npm test`: fails for what a function may do and did not do in any integration test. */
async function run(): Promise<number> {
  const reports = onClouds.map(({ name }) => reportAt(join(results, `${name}.jsonl`)));
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
    withUsedBefore(kept, (name) => bundles.get(name) ?? name, ranAll(reports)),
    exceptions,
  );
  for (const fault of faults) console.log(fault);
  if (faults.length > 0)
    console.log('Take it away, test it, or say in scripts/test/grants/exceptions.ts why it stays.');
  return faults.length > 0 ? 1 : 0;
}

process.exitCode = await run();
