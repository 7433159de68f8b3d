import { join } from 'node:path';
import { filesOf } from '../kept/selection.ts';
import { partsOf } from '../parts.ts';
import { reportAt } from '../report.ts';
import { grantsFolder, results } from '../results.ts';
import { exceptions } from './exceptions.ts';
import { keptGrants } from './kept.ts';
import { grantFaults } from './unused.ts';
import { bundleNames, withUsedBefore } from './used.ts';

/** The parts whose tests run on clouds. */
const onClouds = partsOf('full', ['integration', 'faults']);

/** Whether every test file of these parts ran, and none was unchanged. */
function ranAll(): boolean {
  const reports = onClouds.map(({ name }) => reportAt(join(results, `${name}.jsonl`)));
  const ran = new Set(reports.flatMap((report) => report?.tests.map(({ file }) => file) ?? []));
  return onClouds.every(({ testFiles }) => testFiles && filesOf(testFiles).every((file) => ran.has(file)));
}

/** The part `grants` of `npm test`: fails for what a function may do and did not do in any integration test. */
async function run(): Promise<number> {
  const kept = keptGrants(grantsFolder);
  if (kept.length === 0) {
    console.log('No cloud ran.');
    return 0;
  }
  const faults = grantFaults(withUsedBefore(kept, await bundleNames(), ranAll()), exceptions);
  for (const fault of faults) console.log(fault);
  if (faults.length > 0)
    console.log('Take it away, test it, or say in scripts/test/grants/exceptions.ts why it stays.');
  return faults.length > 0 ? 1 : 0;
}

process.exitCode = await run();
