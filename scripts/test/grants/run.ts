import { join } from 'node:path';
import { reportAt } from '../report.ts';
import { grantsFolder, results } from '../results.ts';
import { exceptions } from './exceptions.ts';
import { keptGrants } from './kept.ts';
import { grantFaults, isConclusive } from './unused.ts';

/** The parts whose tests run on clouds. */
const onClouds = ['integration', 'faults'];

/** The part `grants` of `npm test`: fails for what a function may do and did not do in any integration test. */
function run(): number {
  const kept = keptGrants(grantsFolder);
  if (kept.length === 0) {
    console.log('No cloud has run: npm test -- --only integration,faults,grants');
    return 1;
  }
  if (!onClouds.every((part) => isConclusive(reportAt(join(results, `${part}.jsonl`))))) {
    console.log('Not compared: tests have failed or did not run, and may not have come to what they use.');
    return 0;
  }
  const faults = grantFaults(kept, exceptions);
  for (const fault of faults) console.log(fault);
  if (faults.length > 0)
    console.log('Take it away, test it, or say in scripts/test/grants/exceptions.ts why it stays.');
  return faults.length > 0 ? 1 : 0;
}

process.exitCode = run();
