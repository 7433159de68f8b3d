import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../build/inputs.ts';
import { onDynamodbLocal } from './dynamodb-local-files.ts';
import { ImportGraph } from './kept/import-graph.ts';
import { commandOf, limitOf, minutesInAll, parts, partsOf } from './parts.ts';
import { testFiles } from './test-files.ts';

const names = (run: Parameters<typeof partsOf>[0]) => partsOf(run).map(({ name }) => name);

describe('The parts of a run', () => {
  it('grow from --changed to --full', () => {
    expect(names('changed').slice(4)).toEqual(['unit', 'emulators', 'integration', 'faults', 'components']);
    expect(names('quick').slice(4)).toEqual(['unit', 'emulators']);
    expect(names('usual').slice(-2)).toEqual(['browser', 'grants']);
    expect(names('ci').slice(-4)).toEqual(['second-opinion', 'browser', 'long-walks', 'grants']);
    const onlyFull = ['dynamodb-local', 'integration-full', 'faults-whole', 'synthesis', 'mutations'];
    expect(names('full').filter((name) => !names('ci').includes(name))).toEqual(onlyFull);
  });

  it('list inputs that exist; those of the emulators cover their imports', async () => {
    const globs = parts.flatMap(({ inputs = () => [] }) => inputs());
    expect(globs.filter((glob) => globSync(glob, { cwd: projectRoot }).length === 0)).toEqual([]);
    const [emulators] = partsOf('quick', ['emulators']);
    const files = globSync(testFiles.emulators.include, { cwd: projectRoot });
    const reached = [...(await ImportGraph.of(files)).reach(files)];
    expect(reached.filter((file) => !emulators?.inputs?.().some((glob) => matchesGlob(file, glob)))).toEqual([]);
  });

  it('can be named, and a wrong name is refused', () => {
    expect(partsOf('quick', ['browser', 'unit']).map(({ name }) => name)).toEqual(['unit', 'browser']);
    expect(() => partsOf('usual', ['units'])).toThrow('No part units; there are types, ');
  });

  it('run the chosen files instead of their own selection', () => {
    const [part] = partsOf('ci', ['second-opinion']);
    expect(part && commandOf(part, [])).toEqual(['node', 'scripts/dynamodb-local.ts', ...onDynamodbLocal]);
    expect(part && commandOf(part, ['a', '-t', 'x'])).toEqual(['node', 'scripts/dynamodb-local.ts', 'a', '-t', 'x']);
  });

  it('that are rerun are those that share a cloud or a site', () => {
    const again = partsOf('ci').filter(({ isRerun }) => isRerun);
    expect(again.map(({ name }) => name)).toEqual([
      'integration',
      'faults',
      'components',
      'second-opinion',
      'browser',
      'long-walks',
    ]);
  });

  it('end before a CI server would end them', () => {
    const install = Number(/timeout (\d+)m npm ci/.exec(readFileSync(join(projectRoot, '.ci/run'), 'utf8'))?.[1]);
    expect(install + minutesInAll).toBeLessThan(90);
  });

  it('have their own limit, and never more than what is left of the run', () => {
    expect([limitOf(12, 30), limitOf(12, 5), limitOf(12, -1)]).toEqual([12, 5, 0.1]);
    for (const { name, minutes } of partsOf('ci')) expect(minutes, name).toBeLessThanOrEqual(minutesInAll / 2);
  });

  it('name only existing files for DynamoDB Local', () => {
    expect(onDynamodbLocal.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([]);
  });
});
