import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { closingLines, flakyLines, partLine, type SkippedPart, skippedLine, timesTable } from './test/closing.ts';
import { rememberUsed } from './test/grants/used.ts';
import { lastSeconds, pastRuns, rememberRun } from './test/history.ts';
import { keepPassedFiles } from './test/kept/kept-files.ts';
import { type Selection, select } from './test/kept/selection.ts';
import { lacking } from './test/needs.ts';
import { requireOnlyRun } from './test/only-run.ts';
import { limitOf, minutesInAll, minutesToRunAgain, type Part, partsOf, type Run } from './test/parts.ts';
import { contentHash, keepPassed, passedOn } from './test/passed-results.ts';
import { results } from './test/results.ts';
import { argumentsToRunAgain } from './test/run-again.ts';
import { attempt } from './test/run-part.ts';
import { slowness } from './test/slowness.ts';
import { type Attempt, judge, type PartResult, settle } from './test/verdict.ts';

/**
 * `npm test`: all checks, part by part; then reruns failures on their own, and prints the verdict (decision 022). Tests
 * that passed on this machine and that no change can affect are skipped (decision 059).
 * `npm test -- --only integration test/integration/commerce/cart.test.ts` runs one file of one part.
 */
const { values, positionals: files } = parseArgs({
  options: {
    ...{ changed: { type: 'boolean' }, quick: { type: 'boolean' }, ci: { type: 'boolean' }, full: { type: 'boolean' } },
    // Also what is unchanged since it passed.
    ...{ all: { type: 'boolean' }, only: { type: 'string' } },
  },
  allowPositionals: true,
});
const named = (['full', 'ci', 'quick', 'changed'] as const).find((run) => values[run]);
const run: Run = named ?? 'usual';
const isAll = run === 'full' || values.all === true;
/** With more failures than this a rerun would tell nothing new. */
const failuresToRunAgain = 20;

const minutesLeft = (): number => (run === 'ci' ? minutesInAll - performance.now() / 60_000 : Number.POSITIVE_INFINITY);

interface Done {
  readonly part: Part;
  readonly first: Attempt;
  readonly again: Attempt[];
  readonly selection?: Selection;
}

const unchangedTests = ({ unchanged }: Selection): number => unchanged.reduce((sum, { tests }) => sum + tests, 0);

function outcome({ part, first, again, selection }: Done): PartResult {
  const result = settle(part.name, first, again, { isRerun: part.isRerun ?? false, limit: part.secondsOfATest });
  return { ...result, unchanged: selection ? unchangedTests(selection) : 0 };
}

/** What to run of a part: all of it, or these files. */
interface Choice {
  readonly files: readonly string[] | 'all';
  readonly selection?: Selection;
}

async function chooseFiles(part: Part): Promise<Choice> {
  if (files.length > 0) return { files };
  try {
    const selection = await select(part, isAll ? 'full' : run);
    const isWhole = !selection || (selection.unchanged.length === 0 && run !== 'changed');
    return { files: isWhole ? 'all' : selection.files, selection };
  } catch (error) {
    // An import or build that fails is reported by the part itself.
    console.log(`Cannot tell what ${part.name} depends on, so all of it runs: ${error}`);
    return { files: 'all' };
  }
}

/** The attempt of a part that has nothing to run. */
function emptyAttempt(part: Part): Attempt {
  writeFileSync(join(results, `${part.name}.jsonl`), '{"type":"whole"}\n');
  const report = { tests: [], files: [], errors: [], running: [], isWhole: true };
  return { code: 0, seconds: 0, isOverdue: false, minutes: 0, isReported: true, report };
}

async function runFirst(part: Part): Promise<Done> {
  console.log(`\n── ${part.name}`);
  const { files: chosen, selection } = await chooseFiles(part);
  const limit = limitOf(part.minutes, minutesLeft());
  const first =
    chosen.length === 0 ? emptyAttempt(part) : await attempt(part, chosen === 'all' ? [] : chosen, limit, part.name);
  if (selection?.dependencies && first.report) keepPassedFiles(part.name, first.report, selection.dependencies);
  if (part.reaches === 'cloud' && chosen.length > 0) await rememberUsed();
  const done: Done = { part, first, again: [], selection };
  console.log(partLine(outcome(done)));
  return done;
}

/** A part whose inputs passed before is reported instead of run. */
async function runUnlessKept(part: Part): Promise<Done | undefined> {
  if (!part.inputs || files.length > 0) return runFirst(part);
  const hash = contentHash(part.inputs());
  const day = isAll ? undefined : passedOn(part.name, hash);
  if (day) {
    console.log(`\n${part.name.padEnd(16)}unchanged since it passed on ${day}`);
    return undefined;
  }
  const done = await runFirst(part);
  if (outcome(done).failures.length === 0 && contentHash(part.inputs()) === hash) keepPassed(part.name, hash);
  return done;
}

/** All reruns share one time limit: what is left of it is the limit of the next. */
async function runAgain(all: readonly Done[]): Promise<void> {
  let minutes = minutesToRunAgain;
  for (const { part, first, again } of all) {
    if (!(part.isRerun || part.secondsOfATest) || !part.runner || !first.report) continue;
    for (const chosen of argumentsToRunAgain(part.runner, first.report, part.isRerun, part.secondsOfATest)) {
      const name = `${part.name}-again-${again.length + 1}`;
      console.log(`\n── ${part.name}, again on their own: ${chosen.join(' ')}`);
      const before = slowness();
      const attempted = await attempt(part, chosen, limitOf(minutes, minutesLeft()), name);
      again.push({ ...attempted, slowness: Math.max(before, slowness()) });
      minutes -= attempted.seconds / 60;
    }
  }
}

if (files.length > 0 && !values.only) throw new Error('Files need the name of their part: --only integration FILE');
requireOnlyRun();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const all: Done[] = [];
const skipped: SkippedPart[] = [];
const chosenParts = partsOf(run, values.only?.split(','));
for (const part of chosenParts.filter(({ followsReruns }) => !followsReruns)) {
  // On a CI server nothing is skipped.
  const why = run === 'ci' || process.env.CI ? undefined : lacking(part.needs);
  if (why) {
    skipped.push({ name: part.name, why });
    console.log(`\n${skippedLine({ name: part.name, why })}`);
    continue;
  }
  const done = await runUnlessKept(part);
  if (done) all.push(done);
}
const failures = all.filter(({ part }) => part.isRerun).flatMap((done) => outcome(done).failures);
if (failures.length <= failuresToRunAgain) await runAgain(all);
else console.log(`\n${failures.length} failed, which is too many to run again`);
for (const part of chosenParts.filter(({ followsReruns }) => followsReruns))
  if (all.every((done) => outcome(done).failures.length === 0)) all.push(await runFirst(part));
  else console.log(`\n${part.name.padEnd(16)}not run: it compares what tests did, and some failed`);

const settled = all.map(outcome);
const verdict = judge(settled);
const before = lastSeconds(pastRuns());
const ran = Object.fromEntries(settled.flatMap(({ name, seconds }) => (seconds > 0 ? [[name, seconds]] : [])));
const thisRun = { at: new Date().toISOString(), seconds: ran, flaky: verdict.flaky.map(({ what }) => what) };
// The times of a single part would distort the table of the next complete run.
const runs = values.only ? [...pastRuns(), thisRun] : rememberRun(thisRun);
const tests = settled.flatMap((part) => part.tests);
for (const line of [
  '',
  ...timesTable(settled, before),
  ...flakyLines(runs.flatMap(({ flaky }) => flaky)),
  ...closingLines(verdict, tests, skipped),
])
  console.log(line);
process.exitCode = verdict.failed > 0 ? 1 : 0;
