import { DescribeStateMachineCommand, GetExecutionHistoryCommand, ListExecutionsCommand } from '@aws-sdk/client-sfn';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls, machineArn, TestMachines } from './testing/test-machines.ts';

const day = 86_400_000;
let local: TestMachines;
beforeEach(async () => {
  local = await new TestMachines().open();
  local.functions.hang = () => new Promise<never>(() => undefined);
  local.functions.echo = (input: unknown) => input as never;
});
afterEach(() => local.close());

const refusal = (name: string) => expect.objectContaining({ name });
const hanging = () => local.machine({ Hang: calls('hang') });
const echoing = () => local.machine({ Echo: calls('echo') });

describe('StartExecution', () => {
  it('is once, however often it is called with the same name and input while that runs', async () => {
    hanging();
    const [first, second] = await Promise.all([local.start({ a: 1 }, 'job-1'), local.start({ a: 1 }, 'job-1')]);
    expect(first).toBe(`${machineArn.replace('stateMachine', 'execution')}:job-1`);
    expect(second).toBe(first);
    expect(local.called).toEqual(['hang']);
    await expect(local.start({ a: 2 }, 'job-1')).rejects.toEqual(refusal('ExecutionAlreadyExists'));
  });

  it('takes a name of the past again after 90 days', async () => {
    echoing();
    await local.ended(await local.start({}, 'job-1'));
    await expect(local.start({}, 'job-1')).rejects.toEqual(refusal('ExecutionAlreadyExists'));
    local.clock.advance(91 * day);
    await local.ended(await local.start({}, 'job-2'));
    const arn = await local.start({ again: true }, 'job-1');
    expect(await local.ended(arn)).toMatchObject({ output: '{"again":true}' });
    expect(local.executions().map(({ start }) => start.name)).toEqual(['job-1', 'job-2']);
    await local.restart();
    expect(await local.describe(arn)).toMatchObject({ output: '{"again":true}' });
  });

  it('refuses names, inputs and machines that AWS refuses', async () => {
    echoing();
    for (const name of ['a b', 'a/b', 'x'.repeat(81), 'é*'])
      await expect(local.start({}, name)).rejects.toEqual(refusal('InvalidName'));
    const most = 'x'.repeat(262_142);
    expect(await local.output(most)).toBe(most);
    await expect(local.start(`${most}x`)).rejects.toEqual(refusal('ValidationException'));
    await expect(local.describe('nonsense')).rejects.toEqual(refusal('InvalidArn'));
    await expect(local.describe(`${machineArn.replace('stateMachine', 'execution')}:none`)).rejects.toEqual(
      refusal('ExecutionDoesNotExist'),
    );
    const list = new ListExecutionsCommand({ stateMachineArn: machineArn.replace('Test', 'Other') });
    await expect(local.client.send(list)).rejects.toEqual(refusal('StateMachineDoesNotExist'));
  });

  it('and the others here are all there is: what else there is on AWS is refused by name', async () => {
    const describeMachine = new DescribeStateMachineCommand({ stateMachineArn: machineArn });
    await expect(local.client.send(describeMachine)).rejects.toThrow('no operation "DescribeStateMachine"');
  });
});

describe('StopExecution', () => {
  it('ends an execution with what it is told, once', async () => {
    hanging();
    const arn = await local.start();
    await local.saw(arn, 'LambdaFunctionStarted');
    const { stopDate } = await local.stop(arn, { error: 'Cancelled', cause: 'by an admin' });
    const { status, error, cause } = await local.describe(arn);
    expect([status, error, cause]).toEqual(['ABORTED', 'Cancelled', 'by an admin']);
    local.clock.advance(1000);
    expect((await local.stop(arn)).stopDate).toEqual(stopDate);
    expect((await local.types(arn)).at(-1)).toBe('ExecutionAborted');
  });

  it('lets nothing follow from what was under way', async () => {
    const { promise, resolve: finish } = Promise.withResolvers<number>();
    local.functions.slow = () => promise;
    local.machine({ Slow: calls('slow', { End: undefined, Next: 'Echo' }), Echo: calls('echo') });
    const arn = await local.start();
    await local.saw(arn, 'LambdaFunctionStarted');
    await local.stop(arn);
    const types = await local.types(arn);
    finish(1);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await local.types(arn)).toEqual(types);
    expect(local.called).toEqual(['slow']);
  });
});

describe('ListExecutions', () => {
  it('lists the newest first, by status, page by page', async () => {
    echoing();
    for (const name of ['a', 'b', 'c']) await local.ended(await local.start({}, name));
    hanging();
    await local.start({}, 'd');
    const list = async (more: object) => {
      const { executions = [], nextToken } = await local.client.send(
        new ListExecutionsCommand({ stateMachineArn: machineArn, ...more }),
      );
      return { names: executions.map(({ name }) => name), nextToken };
    };
    expect((await list({})).names).toEqual(['d', 'c', 'b', 'a']);
    expect((await list({ statusFilter: 'RUNNING' })).names).toEqual(['d']);
    const first = await list({ statusFilter: 'SUCCEEDED', maxResults: 2 });
    expect(first.names).toEqual(['c', 'b']);
    const rest = await list({ statusFilter: 'SUCCEEDED', maxResults: 2, nextToken: first.nextToken });
    expect(rest).toEqual({ names: ['a'], nextToken: undefined });
    await expect(list({ nextToken: 'x' })).rejects.toEqual(refusal('InvalidToken'));
  });
});

describe('GetExecutionHistory', () => {
  it('goes forwards or backwards, page by page, with data or without', async () => {
    echoing();
    const executionArn = await local.start({ secret: 1 });
    await local.ended(executionArn);
    const history = async (more: object) =>
      local.client.send(new GetExecutionHistoryCommand({ executionArn, ...more }));
    const ids = async (more: object) => (await history(more)).events?.map(({ id }) => id);
    const { nextToken } = await history({ maxResults: 4 });
    expect(await ids({ maxResults: 4 })).toEqual([1, 2, 3, 4]);
    expect(await ids({ maxResults: 4, nextToken })).toEqual([5, 6, 7]);
    expect(await ids({ reverseOrder: true, maxResults: 2 })).toEqual([7, 6]);
    expect(JSON.stringify(await history({}))).toContain('secret');
    expect(JSON.stringify((await history({ includeExecutionData: false })).events)).not.toContain('secret');
  });
});
