import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, Duration, Stack, Validations } from 'aws-cdk-lib';
import { Choice, Condition, Map as EachOf, Wait, WaitTime } from 'aws-cdk-lib/aws-stepfunctions';
import { AwsSolutionsChecks } from 'cdk-nag';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { DomainFunction } from '#infra/constructs/domain-function.ts';
import { grantExecutions } from '#infra/constructs/grants.ts';
import { StandardMachine } from '#infra/constructs/state-machine.ts';
import { featureFlags } from '#infra/flags.ts';
import { acknowledgeExecutions } from '#infra/nag.ts';
import { alarmsOf } from '#infra/watch/alarms.ts';
import { serveMachines } from '#scripts/local/client.ts';
import { Stacks } from '#scripts/local/stacks.ts';
import { envNames } from '#shared/kernel/env-names.ts';
import { grantsOf } from './grants.ts';
import { machineFaults } from './machine-rules.ts';

const directory = mkdtempSync(join(tmpdir(), 'rampart-machine-'));
const bundle = join(directory, 'bundle');
const source = `export const handler = async ({ words, word }) =>
  word === undefined ? { words: words.split(' '), length: words.length } : word.toUpperCase();`;

/** A stack as a domain's: one function starts a machine of two others, one of them for each item. */
function writerStack(app: App, env = { region: 'us-east-1' }): Stack {
  const stack = new Stack(app, 'Rampart-test-Writer', { env });
  const fn = (id: string) => new DomainFunction(stack, id, { bundle, description: id, service: `writer-${id}` });
  const [http, outline, section] = [fn('Http'), fn('Outline'), fn('Section')];
  const machine = new StandardMachine(stack, 'Writing', {
    comment: 'Writes',
    timeLimit: 3600,
    flow(machine) {
      const { states } = machine;
      const each = new EachOf(states, 'Sections', { itemsPath: '$.outline.words', maxConcurrency: 2 });
      const pause = new Wait(states, 'Pause', { time: WaitTime.duration(Duration.seconds(60)) });
      each.itemProcessor(machine.task('Section', section, { payload: { 'word.$': '$' } }));
      return machine
        .task('Outline', outline, { resultPath: '$.outline' })
        .next(
          new Choice(states, 'Long')
            .when(Condition.numberGreaterThan('$.outline.length', 20), pause.next(each))
            .otherwise(each),
        );
    },
  });
  grantExecutions(http, machine, 'StartExecution', 'DescribeExecution', 'StopExecution');
  return stack;
}

let assembly: string;
let stacks: Stacks;
beforeAll(() => {
  mkdirSync(bundle);
  writeFileSync(join(bundle, 'index.mjs'), source);
  // The local cloud finds the bundles by it, as in an assembly of the CDK's command line.
  const context = { ...featureFlags, 'aws:cdk:enable-asset-metadata': true };
  const app = new App({ outdir: join(directory, 'assembly'), context });
  writerStack(app);
  assembly = app.synth().directory;
  stacks = new Stacks(assembly);
}, 120_000);
afterAll(() => rmSync(directory, { recursive: true, force: true }));

describe('a standard machine', () => {
  it('is one by AWS’s rules and runs within its limits of time', () => {
    const [machine, ...others] = stacks.machines();
    expect(others).toEqual([]);
    expect(machineFaults(machine?.definition ?? '')).toEqual([]);
  });

  it('may call its functions and write its log, and nothing else', () => {
    const [machine] = stacks.machines();
    const grants = grantsOf(machine?.statements ?? []);
    expect(grants.filter((grant) => !grant.startsWith('logs:'))).toEqual([
      'lambda:InvokeFunction function:Writer-Outline',
      'lambda:InvokeFunction function:Writer-Section',
    ]);
    expect(grants.filter((grant) => grant.startsWith('logs:'))).toHaveLength(8);
  });

  it('writes every event into a log of a month, without inputs and outputs', () => {
    const [machine] = stacks.all('AWS::StepFunctions::StateMachine');
    expect(machine?.properties).toMatchObject({
      StateMachineType: 'STANDARD',
      LoggingConfiguration: { Level: 'ALL', IncludeExecutionData: false },
    });
    for (const logs of stacks.all('AWS::Logs::LogGroup')) expect(logs.properties.RetentionInDays).toBe(30);
  });

  it('is started by a function that may do to its executions what it was granted', () => {
    const http = stacks.functions().find(({ name }) => name === 'Writer-Http');
    expect(grantsOf(http?.statements ?? []).filter((grant) => grant.startsWith('states:'))).toEqual([
      'states:DescribeExecution execution:Writer-WritingMachine:*',
      'states:StartExecution stateMachine:Writer-WritingMachine',
      'states:StopExecution execution:Writer-WritingMachine:*',
    ]);
    expect(http?.environment[envNames.stateMachine]).toBe(stacks.machines()[0]?.arn);
  });

  it('has no finding of the AWS Solutions rules without a reason', () => {
    for (const env of [{ region: 'us-east-1' }, { region: 'eu-central-1', account: '123456789012' }]) {
      const app = new App({ outdir: mkdtempSync(join(directory, 'nag-')), context: { ...featureFlags } });
      Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
      acknowledgeExecutions([writerStack(app, env)]);
      expect(() => app.synth()).not.toThrow();
    }
  });
});

it('the rules of machines find what is missing', () => {
  const Work = { Type: 'Task', Retry: [{ ErrorEquals: ['Lambda.ServiceException', 'Lambda.SdkClientException'] }] };
  const each = { Type: 'Map', ItemProcessor: { States: { Work } }, Catch: [{ Next: 'End' }, { Next: 'Stop' }] };
  const Retry = [...Work.Retry, { ErrorEquals: ['Lambda.TooManyRequestsException'] }];
  const End = { Type: 'Task', TimeoutSeconds: 9, Retry };
  expect(machineFaults(JSON.stringify({ States: { each, End, Stop: { Type: 'Fail' } } }))).toEqual([
    'an execution may take a year',
    'Work may take a year',
    'Work gives up at Lambda.TooManyRequestsException',
    'End ends what has failed, and gives up itself',
  ]);
});

it('an execution that fails rings an alarm', () => {
  const from = { stage: 'test', apiId: 'a', table: 't', failures: 'f', indexes: [], steps: [] };
  const { figure, from: threshold } = alarmsOf({ ...from, machines: ['arn:m', 'arn:n'] }).TasksGivenUp ?? {};
  expect(threshold).toBe(1);
  const { expression, usingMetrics } = figure as unknown as {
    expression: string;
    usingMetrics: Record<string, { metricName: string; dimensions: Record<string, string> }>;
  };
  const read = Object.values(usingMetrics).map((it) => `${it.metricName} ${it.dimensions.StateMachineArn ?? ''}`);
  expect(expression).toBe(read.map((_, index) => `FILL(m${index}, 0)`).join(' + '));
  expect(read.filter((it) => it.startsWith('Executions'))).toEqual([
    'ExecutionsFailed arn:m',
    'ExecutionsTimedOut arn:m',
    'ExecutionsFailed arn:n',
    'ExecutionsTimedOut arn:n',
  ]);
  // The quota of an expression.
  expect(read.length).toBeLessThanOrEqual(10);
});

describe('its executions, on the local cloud', () => {
  let cloud: Awaited<ReturnType<typeof serveMachines>>;
  beforeAll(async () => {
    cloud = await serveMachines(directory);
    await cloud.deploy(assembly);
  });
  afterEach(() => vi.unstubAllEnvs());
  afterAll(() => cloud.close());

  /** The product's own client, as the function that starts them has it. */
  async function client() {
    const environment = { ...cloud.environment('Writer-Http'), [envNames.stateMachine]: cloud.machines[0]?.arn };
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
    vi.resetModules();
    return import('#lib/aws/executions.ts');
  }
  const outputOf = (id: string) =>
    cloud.states.executions().find(({ start }) => start.name === id)?.ending.output ?? 'null';

  it('start once for a job, run their functions and end', async () => {
    const { startExecution, executionState } = await client();
    expect(await executionState('job-1')).toBeUndefined();
    await startExecution('job-1', { words: 'one two three' });
    await startExecution('job-1', { words: 'one two three' });
    await expect.poll(() => executionState('job-1'), { timeout: 10_000 }).toEqual({ status: 'succeeded' });
    expect(JSON.parse(outputOf('job-1'))).toEqual(['ONE', 'TWO', 'THREE']);
    await startExecution('job-1', { words: 'once more' });
    expect(cloud.states.executions()).toHaveLength(1);
  });

  it('can be stopped while they wait, also those that there are none of', async () => {
    const { startExecution, executionState, stopExecution } = await client();
    await startExecution('job-2', { words: 'one two three four five six' });
    expect(await executionState('job-2')).toEqual({ status: 'running' });
    await stopExecution('job-2', 'An admin cancelled it.');
    expect(await executionState('job-2')).toEqual({ status: 'stopped', cause: 'An admin cancelled it.' });
    await stopExecution('job-3', 'There is none.');
  });

  it('fail with what their function throws', async () => {
    const { startExecution, executionState } = await client();
    await startExecution('job-4', {});
    await expect
      .poll(() => executionState('job-4'), { timeout: 10_000 })
      .toMatchObject({ status: 'failed', error: 'TypeError' });
  });
});
