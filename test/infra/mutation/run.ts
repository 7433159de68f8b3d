import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { createVitest, type Vitest } from 'vitest/node';
import { projectRoot } from '#scripts/build/inputs.ts';
import { assemblyVariable, productionAssembly } from '../assembly.ts';
import type { Template } from '../template/resource-schema.ts';
import { templatesOf } from '../template/templates.ts';
import { mutationsOf } from './mutations.ts';
import { type Count, page } from './page.ts';
import { keepPiece, type Outcome, type Piece, wholeRun } from './pieces.ts';

/*
 * Takes each grant, variable, authoriser, header, schedule, … away from production's templates in turn, and reports what
 * no test of the stacks noticed. Ends with 1 if there is any. `npm run test:full` runs it, and with it writes
 * `docs/mutations.md`.
 */

const tests = ['grants', 'environment', 'security', 'stacks'] as const;
type Test = (typeof tests)[number];

/** Which of them is likely to notice, by what is taken away: it is asked first. Most is decided by the snapshot. */
const likely: Readonly<Record<string, Test>> = {
  'an action of a grant': 'grants',
  'a resource or index of a grant': 'grants',
  'a condition of a grant': 'grants',
  'a variable': 'environment',
  'a schedule or subscription': 'stacks',
};

/** A copy of an assembly whose templates may be changed; its assets are links. */
function copyOf(assembly: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'rampart-mutation-'));
  for (const name of readdirSync(assembly))
    if (name.startsWith('asset.')) symlinkSync(join(assembly, name), join(copy, name));
    else cpSync(join(assembly, name), join(copy, name));
  return copy;
}

/** Whether one of these tests fails with the assembly as it is. */
async function isNoticedBy(vitest: Vitest, names: readonly Test[]): Promise<boolean> {
  const files = names.map((name) => `test/infra/${name}.test.ts`);
  const { testModules } = await vitest.rerunTestSpecifications(await vitest.globTestSpecifications(files));
  return testModules.some((module) => !module.ok());
}

async function isNoticed(vitest: Vitest, kind: string): Promise<boolean> {
  const first = likely[kind] ?? 'security';
  if (await isNoticedBy(vitest, [first])) return true;
  return isNoticedBy(
    vitest,
    tests.filter((name) => name !== first),
  );
}

/** Every mutation of an assembly with the file it changes, or each n-th of them, for a run in pieces. */
function* mutationsIn(assembly: string, [piece, pieces]: Piece) {
  let number = 0;
  for (const { stack, template } of templatesOf(assembly))
    for (const mutation of mutationsOf(template)) {
      if (number % pieces === piece - 1) yield { ...mutation, stack, whole: template };
      number += 1;
    }
}

/** Takes things away one by one, in a copy that is whole again after each. */
async function takeAway(vitest: Vitest, copy: string, piece: Piece): Promise<Outcome> {
  const counts = new Map<string, Count>();
  const missed: string[] = [];
  for (const { stack, whole, kind, what, template } of mutationsIn(copy, piece)) {
    const write = (it: Template) => writeFileSync(join(copy, `${stack}.template.json`), JSON.stringify(it));
    write(template);
    const noticed = await isNoticed(vitest, kind);
    write(whole);
    const { made, noticed: before } = counts.get(kind) ?? { made: 0, noticed: 0 };
    counts.set(kind, { made: made + 1, noticed: before + Number(noticed) });
    if (!noticed) missed.push(`${stack}: ${what}`);
  }
  return { counts, missed };
}

/** A runner that stays, with its modules loaded: only the templates change. */
const runner = (): Promise<Vitest> =>
  createVitest('test', {
    project: 'unit',
    watch: false,
    reporters: [],
    silent: true,
    bail: 1,
    pool: 'threads',
    isolate: false,
  });

/**
 * `--piece 2/3` runs the second third and keeps what it found with the assembly's name. The last of the three to end writes the
 * page: only a whole run says how many there are.
 */
const { values } = parseArgs({ options: { piece: { type: 'string' } } });
const [piece = 1, pieces = 1] = values.piece?.split('/').map(Number) ?? [];

async function run(): Promise<number> {
  const assembly = await productionAssembly();
  const kept = join(projectRoot, '.cache/mutations', basename(assembly));
  const copy = copyOf(assembly);
  process.env[assemblyVariable] = copy;
  const vitest = await runner();
  try {
    if (await isNoticedBy(vitest, tests)) throw new Error('The tests of the stacks fail before anything is taken away');
    const outcome = await takeAway(vitest, copy, [piece, pieces]);
    stdout.write(page(outcome.counts, outcome.missed));
    keepPiece(kept, [piece, pieces], outcome);
    const whole = wholeRun(kept, pieces);
    if (whole) writeFileSync(join(projectRoot, 'docs/mutations.md'), page(whole.counts, whole.missed));
    return outcome.missed.length;
  } finally {
    await vitest.close();
    rmSync(copy, { recursive: true });
  }
}

process.exitCode = (await run()) > 0 ? 1 : 0;
