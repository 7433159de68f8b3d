import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls, named, TestMachines } from './testing/test-machines.ts';

let local: TestMachines;
beforeEach(async () => {
  local = await new TestMachines().open();
});
afterEach(() => local.close());

const onward = (Next: string) => ({ End: undefined, Next });

/** A bit of everything: it takes the same course however often it is interrupted. */
const everything = {
  Busy: calls('busy', {
    Retry: [{ ErrorEquals: ['Busy'], IntervalSeconds: 5, MaxAttempts: 2 }],
    Catch: [{ ErrorEquals: ['Busy'], Next: 'Pause', ResultPath: '$.busy' }],
  }),
  Pause: { Type: 'Wait', Seconds: 30, Next: 'Each' },
  Each: {
    Type: 'Map',
    ItemsPath: '$.items',
    MaxConcurrency: 2,
    ItemProcessor: {
      StartAt: 'Double',
      States: {
        Double: calls('double', onward('Label')),
        Label: { Type: 'Pass', Parameters: { 'n.$': '$' }, End: true },
      },
    },
    ResultPath: '$.doubled',
    Next: 'Odd',
  },
  Odd: {
    Type: 'Map',
    ItemsPath: '$.items',
    MaxConcurrency: 1,
    ItemProcessor: { StartAt: 'Refuse', States: { Refuse: calls('busy') } },
    Retry: [{ ErrorEquals: ['Busy'], IntervalSeconds: 5, MaxAttempts: 1 }],
    Catch: [{ ErrorEquals: ['States.ALL'], Next: 'Which', ResultPath: '$.odd' }],
    End: true,
  },
  Which: { Type: 'Choice', Choices: [{ Variable: '$.odd.Error', StringEquals: 'Busy', Next: 'Both' }] },
  Both: {
    Type: 'Parallel',
    Branches: ['a', 'b'].map((Result) => ({ StartAt: 'One', States: { One: { Type: 'Pass', Result, End: true } } })),
    ResultPath: '$.both',
    End: true,
  },
};

/** Ends an execution by letting time pass. */
async function output(arn: string) {
  for (;;) {
    const described = await local.describe(arn);
    if (described.status !== 'RUNNING') return described.output;
    local.clock.advance(1000);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

const sortedTypes = async (arn: string) => (await local.types(arn)).sort();

it('an execution that is killed after any of its events ends as if nothing had happened', async () => {
  local.functions.busy = () => {
    throw named('Busy');
  };
  local.functions.double = (item: { n: number }) => item.n * 2;
  local.machine(everything);
  const arn = await local.start({ items: [{ n: 1 }, { n: 2 }, { n: 3 }] });
  const expected = await output(arn);
  expect(JSON.parse(expected ?? '')).toMatchObject({ doubled: [{ n: 2 }, { n: 4 }, { n: 6 }], both: ['a', 'b'] });
  const types = await sortedTypes(arn);
  const { path } = local.directory;
  const lines = readFileSync(join(path, 'executions.jsonl'), 'utf8').trim().split('\n');
  expect(lines.length).toBeGreaterThan(60);
  for (const count of lines.keys()) {
    if (count === 0) continue;
    await local.reopen(() => writeFileSync(join(path, 'executions.jsonl'), `${lines.slice(0, count).join('\n')}\n`));
    expect([count, await output(arn)]).toEqual([count, expected]);
    expect([count, await sortedTypes(arn)]).toEqual([count, types]);
    const ids = (await local.events(arn)).map(({ id }) => id);
    expect(ids).toEqual(ids.map((_, index) => index + 1));
  }
});
