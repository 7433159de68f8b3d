import { spawn } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls, machineArn, named, TestMachines } from './testing/test-machines.ts';
import { threeSteps } from './testing/three-steps.ts';

let local: TestMachines;
beforeEach(async () => {
  local = await new TestMachines().open();
});
afterEach(() => local.close());

const hang = () => new Promise<never>(() => undefined);
const asItIs = (input: unknown) => input as never;

describe('a restart', () => {
  it('keeps what has ended, with its history', async () => {
    local.functions.echo = asItIs;
    local.machine({ Echo: calls('echo') });
    const arn = await local.start({ a: 1 });
    const before = await local.ended(arn);
    const events = await local.events(arn);
    await local.restart();
    const { status, output, startDate, stopDate } = before;
    expect(await local.describe(arn)).toMatchObject({ status, output, startDate, stopDate });
    expect(await local.events(arn)).toEqual(events);
    expect(local.called).toEqual(['echo']);
  });

  it('goes on after the last state that was finished, and runs what was under way again', async () => {
    local.functions.first = () => 1;
    local.functions.second = hang;
    local.machine({
      First: calls('first', { End: undefined, Next: 'Second', ResultPath: '$.first' }),
      Second: calls('second', { ResultPath: '$.second' }),
    });
    const arn = await local.start({ a: 0 });
    await local.saw(arn, 'LambdaFunctionStarted', 2);
    local.functions.second = () => 2;
    await local.restart();
    expect(await local.ended(arn)).toMatchObject({ output: '{"a":0,"first":1,"second":2}' });
    expect(local.called).toEqual(['first', 'second', 'second']);
    const ids = (await local.events(arn)).map(({ id }) => id);
    expect(ids).toEqual(ids.map((_, index) => index + 1));
    const steps = ['Scheduled', 'Started', 'Succeeded'].map((step) => `LambdaFunction${step}`);
    const state = ['TaskStateEntered', ...steps, 'TaskStateExited'];
    expect(await local.types(arn)).toEqual(['ExecutionStarted', ...state, ...state, 'ExecutionSucceeded']);
  });

  it('waits only for what is left', async () => {
    local.machine({ Wait: { Type: 'Wait', Seconds: 100, End: true } });
    const arn = await local.start();
    await local.saw(arn, 'WaitStateEntered');
    local.clock.advance(60_000);
    await local.restart();
    local.clock.advance(39_000);
    expect((await local.describe(arn)).status).toBe('RUNNING');
    local.clock.advance(1000);
    await local.ended(arn);
    expect(await local.types(arn)).toEqual([
      'ExecutionStarted',
      'WaitStateEntered',
      'WaitStateExited',
      'ExecutionSucceeded',
    ]);
  });

  it('counts the attempts that failed before, and waits for the rest of a pause', async () => {
    local.functions.try = () => {
      throw named('Busy');
    };
    local.machine({ Try: calls('try', { Retry: [{ ErrorEquals: ['Busy'], IntervalSeconds: 100, MaxAttempts: 1 }] }) });
    const arn = await local.start();
    await local.saw(arn, 'LambdaFunctionFailed');
    local.clock.advance(60_000);
    await local.restart();
    await local.describe(arn);
    expect(local.called).toHaveLength(1);
    local.clock.advance(40_000);
    expect(await local.ended(arn)).toMatchObject({ status: 'FAILED', error: 'Busy' });
    expect(local.called).toHaveLength(2);
  });

  it('does not catch twice, and not late, what a state has already failed with', async () => {
    local.functions.no = () => {
      throw named('No');
    };
    local.functions.second = hang;
    const Catch = [{ ErrorEquals: ['No'], Next: 'Second', ResultPath: '$.error' }];
    local.machine({ First: calls('no', { Catch }), Second: calls('second', { ResultPath: null }) });
    const arn = await local.start();
    await local.saw(arn, 'LambdaFunctionStarted', 2);
    local.functions.second = () => 2;
    await local.restart();
    expect(JSON.parse((await local.ended(arn)).output ?? '').error.Error).toBe('No');
    expect(local.called).toEqual(['no', 'second', 'second']);
  });

  it('ends an execution whose time ran out meanwhile, and keeps that one was stopped', async () => {
    local.functions.hang = hang;
    local.machine({ Hang: calls('hang') }, { TimeoutSeconds: 100 });
    const [late, stopped] = [await local.start(), await local.start()];
    await local.stop(stopped);
    await local.saw(late, 'LambdaFunctionStarted');
    await local.restart();
    local.clock.advance(100_000);
    expect(await local.ended(late)).toMatchObject({ status: 'TIMED_OUT' });
    expect(await local.describe(stopped)).toMatchObject({ status: 'ABORTED' });
  });

  it('goes on with the definition that an execution was started with', async () => {
    local.functions.old = hang;
    local.machine({ Old: calls('old') });
    const arn = await local.start();
    await local.saw(arn, 'LambdaFunctionStarted');
    local.functions.old = () => 'old';
    local.machine({ New: { Type: 'Pass', Result: 'new', End: true } });
    await local.restart();
    expect(await local.ended(arn)).toMatchObject({ output: '"old"' });
    expect(await local.output()).toBe('new');
  });

  it('forgets after 90 days', async () => {
    local.machine({ Done: { Type: 'Succeed' } });
    const arn = await local.start();
    await local.ended(arn);
    local.clock.advance(91 * 86_400_000);
    await local.restart();
    await expect(local.describe(arn)).rejects.toThrow('Execution Does Not Exist');
    expect(readFileSync(join(local.directory.path, 'executions.jsonl'), 'utf8')).toBe('');
  });

  it('recovers from a torn line', async () => {
    local.machine({ Done: { Type: 'Succeed' } });
    const arn = await local.start();
    await local.ended(arn);
    appendFileSync(join(local.directory.path, 'executions.jsonl'), '{"execution":"arn:aws');
    await local.restart();
    expect(await local.describe(arn)).toMatchObject({ status: 'SUCCEEDED' });
    await local.output();
  });
});

describe('SIGKILL', () => {
  /** Kills the process in the middle of its Map, after so many items. Returns the items that were marked until then. */
  async function killAfter(count: number): Promise<number[]> {
    const fixture = fileURLToPath(new URL('./testing/kill.fixture.ts', import.meta.url));
    const child = spawn(process.execPath, [fixture, local.directory.path], { stdio: ['ignore', 'pipe', 'inherit'] });
    const marked: number[] = [];
    for await (const line of createInterface(child.stdout)) {
      marked.push(Number(line));
      if (marked.length === count) child.kill('SIGKILL');
    }
    return marked;
  }

  it('loses nothing: each item is marked, and only those that were under way twice', async () => {
    const arn = `${machineArn.replace('stateMachine', 'execution')}:job`;
    const again: number[] = [];
    local.functions.mark = (item: number) => {
      again.push(item);
      return item;
    };
    local.functions.hang = () => null;
    local.definition = threeSteps;
    const before = await killAfter(14);
    await local.restart();
    const all = Array.from({ length: 30 }, (_, index) => index);
    expect(await local.ended(arn)).toMatchObject({ status: 'SUCCEEDED', output: JSON.stringify(all) });
    expect(before.length).toBeGreaterThanOrEqual(14);
    expect([...new Set([...before, ...again])].sort((a, b) => a - b)).toEqual(all);
    const twice = again.filter((item) => before.includes(item));
    expect(twice.length).toBeLessThanOrEqual(3);
    const types = await local.types(arn);
    for (const once of ['MapIterationStarted', 'MapIterationSucceeded', 'TaskStateEntered'])
      expect(types.filter((type) => type === once).length - (once === 'TaskStateEntered' ? 1 : 0)).toBe(30);
  });
});
