import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls, functionArn, named, TestMachines } from './testing/test-machines.ts';

let local: TestMachines;
beforeEach(async () => {
  local = await new TestMachines().open();
});
afterEach(() => local.close());

const caught = { Caught: { Type: 'Pass', End: true } };
const catching = (...errors: string[]) => ({ Catch: [{ ErrorEquals: errors, Next: 'Caught', ResultPath: '$.error' }] });

/** Seconds between the attempts of the one task of an execution. */
async function pauses(arn: string): Promise<number[]> {
  const events = await local.events(arn);
  const moments = (type: string) => events.filter((it) => it.type === type).map((it) => Number(it.timestamp));
  const begun = moments('LambdaFunctionScheduled').slice(1);
  return moments('LambdaFunctionFailed')
    .slice(0, begun.length)
    .map((failed, index) => Math.round(((begun[index] ?? 0) - failed) / 1000));
}

/** Lets the clock pass pause after pause. */
async function passPauses(arn: string, seconds: readonly number[]): Promise<void> {
  for (const [index, pause] of seconds.entries()) {
    await local.saw(arn, 'LambdaFunctionFailed', index + 1);
    local.clock.advance(pause * 1000);
  }
}

describe('Retry', () => {
  const retrying = (retrier: object) =>
    local.machine({ Try: calls('try', { Retry: [{ ErrorEquals: ['Busy'], ...retrier }] }) });

  it('tries again later and later, up to the longest delay, until it has tried often enough', async () => {
    local.functions.try = () => {
      throw named('Busy');
    };
    retrying({ IntervalSeconds: 10, BackoffRate: 3, MaxDelaySeconds: 60, MaxAttempts: 4 });
    const arn = await local.start();
    await passPauses(arn, [10, 30, 60, 60]);
    expect(await local.ended(arn)).toMatchObject({ status: 'FAILED', error: 'Busy' });
    expect(await pauses(arn)).toEqual([10, 30, 60, 60]);
    expect(local.called).toHaveLength(5);
  });

  it('with jitter waits between nothing and the whole delay', async () => {
    let left = 1;
    local.functions.try = () => {
      if (left-- > 0) throw named('Busy');
      return 'done';
    };
    local.random = () => 0.25;
    retrying({ IntervalSeconds: 100, JitterStrategy: 'FULL' });
    const arn = await local.start();
    await passPauses(arn, [25]);
    expect(await local.ended(arn)).toMatchObject({ status: 'SUCCEEDED', output: '"done"' });
    expect(await pauses(arn)).toEqual([25]);
  });

  it('does not wait less than its pause', async () => {
    local.functions.try = () => {
      throw named('Busy');
    };
    retrying({ IntervalSeconds: 10, MaxAttempts: 1 });
    const arn = await local.start();
    await local.saw(arn, 'LambdaFunctionFailed');
    local.clock.advance(9000);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(local.called).toHaveLength(1);
  });

  it('leaves other errors to Catch, which adds error and cause to the input', async () => {
    local.functions.try = () => {
      throw named('Wrong', 'in detail');
    };
    const Retry = [{ ErrorEquals: ['Busy'] }];
    local.machine({ Try: calls('try', { Retry, ...catching('Other', 'Wrong') }), ...caught });
    expect(await local.output({ a: 1 })).toEqual({
      a: 1,
      error: { Error: 'Wrong', Cause: '{"errorMessage":"in detail"}' },
    });
    expect(local.called).toHaveLength(1);
  });

  it('of a Map runs all of it again', async () => {
    let isFirst = true;
    local.functions.try = ({ n }: { n: number }) => {
      if (n === 2 && isFirst) {
        isFirst = false;
        throw named('Busy');
      }
      return n;
    };
    local.machine({
      Each: {
        Type: 'Map',
        MaxConcurrency: 1,
        ItemProcessor: { StartAt: 'Try', States: { Try: calls('try') } },
        Retry: [{ ErrorEquals: ['States.ALL'], IntervalSeconds: 5 }],
        End: true,
      },
    });
    const arn = await local.start([{ n: 1 }, { n: 2 }]);
    await local.saw(arn, 'MapStateFailed');
    local.clock.advance(5000);
    expect(await local.ended(arn)).toMatchObject({ output: '[1,2]' });
    expect(local.called).toHaveLength(4);
  });
});

describe('limits of time', () => {
  const hangs = () => new Promise<never>(() => undefined);

  it('end a task with States.Timeout, which States.TaskFailed does not match', async () => {
    local.functions.hang = hangs;
    const Catch = [
      { ErrorEquals: ['States.TaskFailed'], Next: 'Never' },
      { ErrorEquals: ['States.Timeout'], Next: 'Caught' },
    ];
    local.machine({ Hang: calls('hang', { TimeoutSeconds: 60, Catch }), ...caught, Never: { Type: 'Fail' } });
    const arn = await local.start();
    await local.saw(arn, 'LambdaFunctionStarted');
    local.clock.advance(59_000);
    expect((await local.describe(arn)).status).toBe('RUNNING');
    local.clock.advance(1000);
    expect(await local.ended(arn)).toMatchObject({ output: '{"Error":"States.Timeout","Cause":""}' });
    expect(await local.types(arn)).toContain('LambdaFunctionTimedOut');
  });

  it('end a task whose heartbeat is overdue, as functions send none', async () => {
    local.functions.hang = hangs;
    local.machine({
      Hang: calls('hang', { TimeoutSeconds: 60, HeartbeatSeconds: 10, ...catching('States.HeartbeatTimeout') }),
      ...caught,
    });
    const arn = await local.start();
    await local.saw(arn, 'LambdaFunctionStarted');
    local.clock.advance(10_000);
    expect(await local.ended(arn)).toMatchObject({
      output: '{"error":{"Error":"States.HeartbeatTimeout","Cause":""}}',
    });
  });

  it('end a whole execution, and one that says nothing after a year', async () => {
    local.functions.hang = hangs;
    local.machine({ Hang: calls('hang') }, { TimeoutSeconds: 100 });
    const short = await local.start();
    local.machine({ Hang: calls('hang') });
    const long = await local.start();
    await local.saw(long, 'LambdaFunctionStarted');
    local.clock.advance(100_000);
    expect(await local.ended(short)).toMatchObject({ status: 'TIMED_OUT' });
    local.clock.advance(364 * 86_400_000);
    expect((await local.describe(long)).status).toBe('RUNNING');
    local.clock.advance(86_400_000);
    expect(await local.ended(long)).toMatchObject({ status: 'TIMED_OUT' });
    expect((await local.types(long)).at(-1)).toBe('ExecutionTimedOut');
  });
});

describe('limits of size', () => {
  it('refuse a result of more than 256 KB, which States.ALL does not catch', async () => {
    local.functions.write = ({ length }: { length: number }) => 'x'.repeat(length);
    local.machine({ Write: calls('write', catching('States.ALL')), ...caught });
    expect(await local.output({ length: 262_142 })).toHaveLength(262_142);
    const arn = await local.start({ length: 262_143 });
    expect(await local.ended(arn)).toMatchObject({ status: 'FAILED', error: 'States.DataLimitExceeded' });
    local.machine({ Write: calls('write', catching('States.DataLimitExceeded')), ...caught });
    expect(await local.output({ length: 262_143 })).toMatchObject({ error: { Error: 'States.DataLimitExceeded' } });
  });

  it('refuse an input that a template makes too large', async () => {
    local.functions.read = () => 1;
    local.machine({ Read: calls('read', { Parameters: { 'a.$': '$', 'b.$': '$' } }) });
    const arn = await local.start({ text: 'x'.repeat(140_000) });
    expect(await local.ended(arn)).toMatchObject({ error: 'States.DataLimitExceeded' });
    expect(local.called).toEqual([]);
  });

  it('end an execution at its 25,000th event', async () => {
    local.machine({ On: { Type: 'Pass', Next: 'On' } });
    const arn = await local.start();
    const { error, cause } = await local.ended(arn);
    expect([error, cause]).toEqual([
      'States.Runtime',
      'The execution reached the maximum number of history events (25000).',
    ]);
  });
});

it('a Task by the name of the service gets the payload and some facts about the call', async () => {
  local.functions.echo = (it: unknown) => it as never;
  local.machine({
    Echo: {
      Type: 'Task',
      Resource: 'arn:aws:states:::lambda:invoke',
      Parameters: { FunctionName: functionArn('echo'), 'Payload.$': '$.order' },
      TimeoutSeconds: 60,
      End: true,
    },
  });
  const arn = await local.start({ order: { id: 1 } });
  expect(JSON.parse((await local.ended(arn)).output ?? '')).toEqual({
    ExecutedVersion: '$LATEST',
    Payload: { id: 1 },
    StatusCode: 200,
  });
  const events = await local.events(arn);
  expect(events.map(({ type, id, previousEventId }) => `${id} ${previousEventId} ${type}`)).toEqual([
    '1 0 ExecutionStarted',
    '2 1 TaskStateEntered',
    '3 2 TaskScheduled',
    '4 3 TaskStarted',
    '5 4 TaskSucceeded',
    '6 5 TaskStateExited',
    '7 6 ExecutionSucceeded',
  ]);
  expect(events[2]?.taskScheduledEventDetails).toMatchObject({
    resource: 'invoke',
    resourceType: 'lambda',
    region: 'us-east-1',
    timeoutInSeconds: 60,
  });
});
