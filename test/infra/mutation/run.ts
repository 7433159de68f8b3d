import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stdout } from 'node:process';
import { createVitest, type Vitest } from 'vitest/node';
import { assemblyVariable, productionAssembly } from '../assembly.ts';
import type { Template } from '../template/resource-schema.ts';
import { templatesOf } from '../template/templates.ts';
import { mutationsOf } from './mutations.ts';

/*
 * Takes each grant, variable, authoriser, header, schedule, … away from production's templates in turn, and reports what
 * no test of the stacks noticed. Ends with 1 if there is any. `npm run test:full` runs it.
 */

const tests = ['stacks', 'security', 'environment'].map((name) => `test/infra/${name}.test.ts`);

/** A copy of an assembly whose templates may be changed; its assets are links. */
function copyOf(assembly: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'rampart-mutation-'));
  for (const name of readdirSync(assembly))
    if (name.startsWith('asset.')) symlinkSync(join(assembly, name), join(copy, name));
    else cpSync(join(assembly, name), join(copy, name));
  return copy;
}

/** Whether a test fails with the assembly as it is. */
async function isNoticed(vitest: Vitest): Promise<boolean> {
  const { testModules } = await vitest.rerunTestSpecifications(await vitest.globTestSpecifications(tests));
  return testModules.some((module) => !module.ok());
}

interface Count {
  made: number;
  noticed: number;
}

async function run(): Promise<number> {
  const copy = copyOf(await productionAssembly());
  process.env[assemblyVariable] = copy;
  const vitest = await createVitest('test', {
    project: 'unit',
    watch: false,
    reporters: [],
    silent: true,
    bail: 1,
    // Modules stay loaded: only the templates change.
    pool: 'threads',
    isolate: false,
  });
  const write = (stack: string, template: Template) =>
    writeFileSync(join(copy, `${stack}.template.json`), JSON.stringify(template));
  const counts = new Map<string, Count>();
  const missed: string[] = [];
  try {
    if (await isNoticed(vitest)) throw new Error('The tests of the stacks fail before anything is taken away');
    for (const { stack, template } of templatesOf(copy)) {
      for (const mutation of mutationsOf(template)) {
        write(stack, mutation.template);
        const count = counts.get(mutation.kind) ?? { made: 0, noticed: 0 };
        counts.set(mutation.kind, count);
        count.made += 1;
        if (await isNoticed(vitest)) count.noticed += 1;
        else missed.push(`${stack}: ${mutation.what}`);
      }
      write(stack, template);
    }
  } finally {
    await vitest.close();
    rmSync(copy, { recursive: true });
  }
  for (const [kind, { made, noticed }] of counts) stdout.write(`${noticed} of ${made}  ${kind}\n`);
  for (const one of missed) stdout.write(`not noticed: ${one}\n`);
  return missed.length;
}

process.exitCode = (await run()) > 0 ? 1 : 0;
