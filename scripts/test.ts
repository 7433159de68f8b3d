import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { closingLines, partLine } from './test/closing.ts';
import { limitOf, minutesInAll, minutesToRunAgain, type Part, partsOf } from './test/parts.ts';
import { contentHash, emulatorInputs, keepPassed, passedOn } from './test/passed-results.ts';
import { results } from './test/results.ts';
import { argumentsToRunAgain } from './test/run-again.ts';
import { attempt } from './test/run-part.ts';
import { type Attempt, judge, type PartResult, settle } from './test/verdict.ts';

/**
 * `npm test`: all checks, part by part; then reruns what failed on its own, and prints the verdict (decision 022).
 * `npm test -- --only integration test/integration/commerce/cart.test.ts` runs one file of one part.
 */
const { values, positionals: files } = parseArgs({
  options: { quick: { type: 'boolean' }, ci: { type: 'boolean' }, full: { type: 'boolean' }, only: { type: 'string' } },
  allowPositionals: true,
});
const run = values.full ? 'full' : values.ci ? 'ci' : values.quick ? 'quick' : 'usual';
/** With more failures than this the result is clear, and rerunning would take too long. */
const failuresToRunAgain = 20;

const minutesLeft = (): number => (run === 'ci' ? minutesInAll - performance.now() / 60_000 : Number.POSITIVE_INFINITY);

interface Done {
  readonly part: Part;
  readonly first: Attempt;
  readonly again: Attempt[];
}
const outcome = ({ part, first, again }: Done): PartResult => settle(part.name, first, again);

async function runFirst(part: Part): Promise<Done> {
  console.log(`\n── ${part.name}`);
  const first = await attempt(part, files, limitOf(part.minutes, minutesLeft()), part.name);
  const done: Done = { part, first, again: [] };
  console.log(partLine(part.name, outcome(done), done.first.seconds));
  return done;
}

/** A part whose inputs passed before is reported instead of run. */
async function runUnlessKept(part: Part): Promise<Done | undefined> {
  if (!part.isKept || files.length > 0) return runFirst(part);
  const hash = contentHash(emulatorInputs);
  const day = run === 'full' ? undefined : passedOn(part.name, hash);
  if (day) {
    console.log(`\n${part.name.padEnd(16)}unchanged since they passed on ${day}`);
    return undefined;
  }
  const done = await runFirst(part);
  if (outcome(done).failures.length === 0) keepPassed(part.name, hash);
  return done;
}

/** All reruns share one time limit: what is left of it is the limit of the next. */
async function runAgain(all: readonly Done[]): Promise<void> {
  let minutes = minutesToRunAgain;
  for (const { part, first, again } of all) {
    if (!part.isRerun || !part.runner || !first.report) continue;
    for (const chosen of argumentsToRunAgain(part.runner, first.report)) {
      const name = `${part.name}-again-${again.length + 1}`;
      console.log(`\n── ${part.name}, again on their own: ${chosen.join(' ')}`);
      const attempted = await attempt(part, chosen, limitOf(minutes, minutesLeft()), name);
      again.push(attempted);
      minutes -= attempted.seconds / 60;
    }
  }
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const all: Done[] = [];
for (const part of partsOf(run, values.only?.split(','))) {
  const done = await runUnlessKept(part);
  if (done) all.push(done);
}
const failures = all.filter(({ part }) => part.isRerun).flatMap((done) => outcome(done).failures);
if (failures.length <= failuresToRunAgain) await runAgain(all);
else console.log(`\n${failures.length} failed, which is too many to run again`);

const settled = all.map(outcome);
const verdict = judge(settled);
for (const line of closingLines(
  verdict,
  settled.flatMap(({ tests }) => tests),
))
  console.log(line);
process.exitCode = verdict.failed > 0 ? 1 : 0;
