import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../build/inputs.ts';
import { onDynamodbLocal } from './dynamodb-local-files.ts';
import { commandOf, limitOf, minutesInAll, partsOf } from './parts.ts';

const names = (run: Parameters<typeof partsOf>[0]) => partsOf(run).map(({ name }) => name);

describe('The parts of a run', () => {
  it('exclude the browser before a commit, and are all of them in a full run', () => {
    expect(names('quick').slice(-2)).toEqual(['faults', 'grants']);
    expect(names('usual').at(-1)).toBe('browser');
    expect(names('ci').slice(-3)).toEqual(['second-opinion', 'browser', 'long-walks']);
    expect(names('full').slice(-5)).toEqual(['dynamodb-local', 'browser', 'long-walks', 'synthesis', 'mutations']);
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
