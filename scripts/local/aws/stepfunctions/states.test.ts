import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls, functionArn, TestMachines } from './testing/test-machines.ts';

let local: TestMachines;
beforeEach(async () => {
  local = await new TestMachines().open();
});
afterEach(() => local.close());

describe('data between states', () => {
  it('goes through InputPath, Parameters, ResultSelector, ResultPath and OutputPath', async () => {
    local.functions.add = ({ a, b }: { a: number; b: number }) => ({ sum: a + b, noise: 'x' });
    local.machine({
      Add: calls('add', {
        InputPath: '$.given',
        Parameters: { 'a.$': '$.x', b: 2 },
        ResultSelector: { 'total.$': '$.sum' },
        ResultPath: '$.result',
        OutputPath: '$.result',
      }),
    });
    expect(await local.output({ given: { x: 40 }, other: true })).toEqual({ total: 42 });
  });

  it('is kept beside the result, in a place that may be deep, or instead of it', async () => {
    local.functions.one = () => 1;
    local.machine({ One: calls('one', { ResultPath: '$.deep.down' }) });
    expect(await local.output({ a: 0 })).toEqual({ a: 0, deep: { down: 1 } });
    local.machine({ One: calls('one', { ResultPath: null }) });
    expect(await local.output({ a: 0 })).toEqual({ a: 0 });
    local.machine({ One: calls('one', { ResultPath: '$' }) });
    expect(await local.output({ a: 0 })).toBe(1);
  });

  it('fails the execution when a path leads nowhere, which nothing catches', async () => {
    const Catch = [{ ErrorEquals: ['States.ALL'], Next: 'Never' }];
    local.machine({
      One: { Type: 'Task', Resource: functionArn('one'), Parameters: { 'a.$': '$.missing' }, Catch, Next: 'Never' },
      Never: { Type: 'Succeed' },
    });
    expect(await local.ended(await local.start())).toMatchObject({ status: 'FAILED', error: 'States.Runtime' });
  });

  it('is made by intrinsic functions, false and zero included', async () => {
    local.machine({
      Text: {
        Type: 'Pass',
        Parameters: { 'text.$': "States.Format('{} of {}', $.n, $.of)" },
        ResultPath: '$.made',
        Next: 'No',
      },
      No: { Type: 'Pass', Result: false, ResultPath: '$.no', End: true },
    });
    expect(await local.output({ n: 1, of: 'x' })).toEqual({ n: 1, of: 'x', made: { text: '1 of x' }, no: false });
  });

  it('knows the execution, its machine and the state from the context', async () => {
    local.machine({
      Tell: {
        Type: 'Pass',
        End: true,
        Parameters: {
          'id.$': '$$.Execution.Id',
          'name.$': '$$.Execution.Name',
          'input.$': '$$.Execution.Input.a',
          'start.$': '$$.Execution.StartTime',
          'machine.$': '$$.StateMachine.Name',
          'state.$': '$$.State.Name',
        },
      },
    });
    local.clock.set(Date.parse('2030-05-01T00:00:00Z'));
    const arn = await local.start({ a: 1 }, 'job-7');
    const { output = '' } = await local.ended(arn);
    const { start, ...rest } = JSON.parse(output);
    expect(rest).toEqual({ id: arn, name: 'job-7', input: 1, machine: 'Test-Machine', state: 'Tell' });
    expect(start).toMatch(/^2030-05-01T00:00:00/);
  });
});

it('a whole input that is 0, false, empty or null fails where a path reads it: louder than on AWS', async () => {
  local.machine({ Read: { Type: 'Pass', Parameters: { 'all.$': '$' }, End: true } });
  expect(await local.output(1)).toEqual({ all: 1 });
  for (const input of [0, false, '', null])
    expect(await local.ended(await local.start(input))).toMatchObject({ error: 'States.Runtime' });
});

describe('Choice', () => {
  const choice = (rules: object[], more: object = {}) => ({
    Which: { Type: 'Choice', Choices: rules, ...more },
    Few: { Type: 'Pass', Result: 'few', End: true },
    Many: { Type: 'Pass', Result: 'many', End: true },
  });

  it('takes the first rule that is met, or the default', async () => {
    const small = { Variable: '$.n', NumericLessThan: 3, Next: 'Few' };
    local.machine(choice([small], { Default: 'Many' }));
    expect(await local.output({ n: 2 })).toBe('few');
    expect(await local.output({ n: 3 })).toBe('many');
    const both = {
      And: [
        { Variable: '$.n', IsPresent: true },
        { Variable: '$.s', StringEquals: 'x' },
      ],
      Next: 'Few',
    };
    local.machine(choice([both], { Default: 'Many' }));
    expect(await local.output({ n: 2, s: 'x' })).toBe('few');
    expect(await local.output({ n: 2, s: 'y' })).toBe('many');
  });

  it('fails when none is met', async () => {
    local.machine({ ...choice([{ Variable: '$.n', NumericLessThan: 3, Next: 'Few' }], { Default: undefined }) });
    local.machine({
      Which: { Type: 'Choice', Choices: [{ Variable: '$.n', NumericLessThan: 3, Next: 'Few' }] },
      Few: { Type: 'Succeed' },
    });
    expect(await local.ended(await local.start({ n: 3 }))).toMatchObject({ error: 'States.NoChoiceMatched' });
  });
});

describe('Wait', () => {
  it('waits by the clock, for seconds or until a moment', async () => {
    local.machine({ Wait: { Type: 'Wait', SecondsPath: '$.seconds', End: true } });
    const arn = await local.start({ seconds: 3600 });
    await local.saw(arn, 'WaitStateEntered');
    local.clock.advance(3_599_000);
    expect((await local.describe(arn)).status).toBe('RUNNING');
    local.clock.advance(1000);
    expect(await local.ended(arn)).toMatchObject({ status: 'SUCCEEDED', output: '{"seconds":3600}' });
    local.machine({ Wait: { Type: 'Wait', TimestampPath: '$.at', Next: 'Then' }, Then: { Type: 'Succeed' } });
    const later = await local.start({ at: new Date(local.clock.now() + 86_400_000).toISOString() });
    await local.saw(later, 'WaitStateEntered');
    local.clock.advance(86_400_000);
    await local.ended(later);
    expect(await local.types(later)).toEqual([
      'ExecutionStarted',
      'WaitStateEntered',
      'WaitStateExited',
      'SucceedStateEntered',
      'SucceedStateExited',
      'ExecutionSucceeded',
    ]);
  });
});

describe('Map', () => {
  it('runs so many items at once, and keeps their order', async () => {
    let running = 0;
    let most = 0;
    local.functions.double = async ({ n, at }: { n: number; at: number }) => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 30 - n * 5));
      running--;
      return [at, n * 2];
    };
    local.machine({
      Each: {
        Type: 'Map',
        ItemsPath: '$.items',
        ItemSelector: { 'n.$': '$$.Map.Item.Value', 'at.$': '$$.Map.Item.Index' },
        MaxConcurrency: 2,
        ItemProcessor: { StartAt: 'Double', States: { Double: calls('double') } },
        End: true,
      },
    });
    expect(await local.output({ items: [1, 2, 3, 4] })).toEqual([
      [0, 2],
      [1, 4],
      [2, 6],
      [3, 8],
    ]);
    expect(most).toBe(2);
  });

  it('fails with the first item that fails, and ends the others', async () => {
    local.functions.odd = async ({ n }: { n: number }) => {
      if (n === 1) throw Object.assign(new Error('no'), { name: 'Odd' });
      await new Promise((resolve) => setTimeout(resolve, 50));
      return n;
    };
    local.machine({
      Each: {
        Type: 'Map',
        ItemProcessor: {
          StartAt: 'Odd',
          States: { Odd: calls('odd', { End: undefined, Next: 'After' }), After: { Type: 'Succeed' } },
        },
        Catch: [{ ErrorEquals: ['Odd'], Next: 'Caught', ResultPath: '$.error' }],
        ItemsPath: '$.items',
        End: true,
      },
      Caught: { Type: 'Pass', OutputPath: '$.error.Error', End: true },
    });
    const arn = await local.start({ items: [{ n: 0 }, { n: 1 }, { n: 2 }] });
    expect(await local.ended(arn)).toMatchObject({ output: '"Odd"' });
    const types = await local.types(arn);
    expect(types.filter((type) => type.startsWith('Map')).sort()).toEqual([
      'MapIterationAborted',
      'MapIterationAborted',
      'MapIterationFailed',
      'MapIterationStarted',
      'MapIterationStarted',
      'MapIterationStarted',
      'MapStateEntered',
      'MapStateExited',
      'MapStateFailed',
      'MapStateStarted',
    ]);
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(await local.types(arn)).toEqual(types);
  });

  it('ends also items that wait for nothing when another one fails', async () => {
    const goesOn = { Variable: '$.on', BooleanEquals: true, Next: 'On' };
    const States = {
      Which: { Type: 'Choice', Choices: [goesOn], Default: 'No' },
      On: { Type: 'Pass', Next: 'Which' },
      No: { Type: 'Fail', Error: 'Odd' },
    };
    local.machine({ Each: { Type: 'Map', ItemProcessor: { StartAt: 'Which', States }, End: true } });
    const arn = await local.start([{ on: true }, { on: false }]);
    expect(await local.ended(arn)).toMatchObject({ status: 'FAILED', error: 'Odd' });
    expect((await local.events(arn)).length).toBeLessThan(30);
  });

  it('refuses items that are no array, and bears none at all', async () => {
    const Each = {
      Type: 'Map',
      ItemsPath: '$.items',
      ItemProcessor: { StartAt: 'One', States: { One: { Type: 'Succeed' } } },
      End: true,
    };
    local.machine({ Each });
    expect(await local.output({ items: [] })).toEqual([]);
    expect(await local.ended(await local.start({ items: 1 }))).toMatchObject({ error: 'States.Runtime' });
  });
});

describe('Parallel', () => {
  it('runs its branches on the same input', async () => {
    local.machine({
      Both: {
        Type: 'Parallel',
        Branches: ['a', 'b'].map((key) => ({
          StartAt: 'One',
          States: { One: { Type: 'Pass', OutputPath: `$.${key}`, End: true } },
        })),
        End: true,
      },
    });
    expect(await local.output({ a: 1, b: 2 })).toEqual([1, 2]);
  });
});

describe('Fail', () => {
  it('ends with its error and cause', async () => {
    local.machine({ No: { Type: 'Fail', Error: 'Refused', CausePath: '$.why' } });
    const arn = await local.start({ why: 'too long' });
    expect(await local.ended(arn)).toMatchObject({ status: 'FAILED', error: 'Refused', cause: 'too long' });
    expect(await local.types(arn)).toEqual(['ExecutionStarted', 'FailStateEntered', 'ExecutionFailed']);
  });
});
