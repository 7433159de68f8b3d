import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DescribeExecutionCommand,
  type DescribeExecutionCommandOutput,
  SFNClient,
  StartExecutionCommand,
} from '@aws-sdk/client-sfn';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MachineCloud } from '../testing/machine-cloud.ts';

const source = `export const handler = async (event) => {
  if (event.end) process.exit(1);
  if (event.hang) await new Promise(() => {});
  if (event.throws) throw Object.assign(new Error('not today'), { name: 'Refused' });
  if (event.slow) await new Promise((resolve) => setTimeout(resolve, 200));
  return { got: event };
};`;

const joined = (...parts: unknown[]) => ({ 'Fn::Join': ['', parts] });
const arnOf = (id: string) => ({ 'Fn::GetAtt': [id, 'Arn'] });
const role = (service: string) => ({
  Type: 'AWS::IAM::Role',
  Properties: {
    AssumeRolePolicyDocument: {
      Statement: [{ Action: 'sts:AssumeRole', Effect: 'Allow', Principal: { Service: service } }],
    },
  },
});
const policy = (roleId: string, Action: string, Resource: unknown) => ({
  Type: 'AWS::IAM::Policy',
  Properties: { PolicyDocument: { Statement: [{ Action, Effect: 'Allow', Resource }] }, Roles: [{ Ref: roleId }] },
});
const task = JSON.stringify({
  StartAt: 'Work',
  States: {
    Work: {
      Type: 'Task',
      Resource: 'arn:aws:states:::lambda:invoke',
      Parameters: { FunctionName: '<fn>', 'Payload.$': '$' },
      OutputPath: '$.Payload',
      End: true,
    },
  },
});

/** A stack with two functions, of which one machine may call the first. */
function template({ trusted = 'states.amazonaws.com', called = 'Work', type = 'STANDARD' } = {}): object {
  const fn = {
    Type: 'AWS::Lambda::Function',
    Properties: { Runtime: 'nodejs24.x', Handler: 'index.handler', Timeout: 1, Role: arnOf('FnRole') },
    Metadata: { 'aws:asset:path': 'bundle' },
  };
  const [before = '', after = ''] = task.split('<fn>');
  return {
    Resources: {
      FnRole: role('lambda.amazonaws.com'),
      Work: fn,
      Other: fn,
      Caller: fn,
      MachineRole: role(trusted),
      MachinePolicy: policy('MachineRole', 'lambda:InvokeFunction', arnOf('Work')),
      Machine: {
        Type: 'AWS::StepFunctions::StateMachine',
        Properties: {
          StateMachineType: type,
          RoleArn: arnOf('MachineRole'),
          DefinitionString: joined(before, arnOf(called), after),
        },
      },
      FnPolicy: policy('FnRole', 'states:StartExecution', { Ref: 'Machine' }),
    },
  };
}

describe('a state machine of the template', () => {
  let directory: string;
  let cloud: MachineCloud;
  let stateMachineArn = '';

  function write(stack: object): string {
    const assembly = join(directory, 'assembly');
    mkdirSync(join(assembly, 'bundle'), { recursive: true });
    writeFileSync(join(assembly, 'bundle', 'index.mjs'), source);
    writeFileSync(join(assembly, 'Test.template.json'), JSON.stringify(stack));
    return assembly;
  }

  async function deploy(stack: object) {
    const stop = await cloud.deploy(write(stack));
    stateMachineArn = cloud.machines[0]?.arn ?? '';
    return stop;
  }

  function clientOf(caller: string): SFNClient {
    const { AWS_ENDPOINT_URL: endpoint, AWS_SECRET_ACCESS_KEY = '', AWS_REGION } = cloud.environment(caller);
    const credentials = { accessKeyId: caller, secretAccessKey: AWS_SECRET_ACCESS_KEY };
    return new SFNClient({ endpoint, region: AWS_REGION, maxAttempts: 1, credentials });
  }

  async function run(input: object): Promise<DescribeExecutionCommandOutput> {
    const client = clientOf('test');
    const start = new StartExecutionCommand({ stateMachineArn, input: JSON.stringify(input) });
    const { executionArn } = await client.send(start);
    for (;;) {
      const described = await client.send(new DescribeExecutionCommand({ executionArn }));
      if (described.status !== 'RUNNING') return described;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'rampart-states-'));
    cloud = new MachineCloud(directory);
  });
  afterEach(async () => {
    await cloud.close();
    rmSync(directory, { recursive: true });
  });

  it('calls functions as its definition says', async () => {
    await deploy(template());
    expect(stateMachineArn).toBe('arn:aws:states:us-east-1:000000000000:stateMachine:Test-Machine');
    expect(await run({ a: 1 })).toMatchObject({ status: 'SUCCEEDED', output: '{"got":{"a":1}}' });
  });

  it('fails with the name of what a function throws, or of what Lambda says', async () => {
    await deploy(template());
    const thrown = await run({ throws: true });
    expect(thrown.error).toBe('Refused');
    expect(JSON.parse(thrown.cause ?? '')).toMatchObject({ errorType: 'Refused', errorMessage: 'not today' });
    expect((await run({ end: true })).error).toBe('Lambda.Unknown');
    expect((await run({ hang: true })).error).toBe('Sandbox.Timedout');
    cloud.concurrency.limit = 0;
    expect((await run({})).error).toBe('Lambda.TooManyRequestsException');
  });

  it('calls only what its role allows', async () => {
    await deploy(template({ called: 'Other' }));
    const { error, cause } = await run({});
    expect(error).toBe('Lambda.AWSLambdaException');
    expect(cause).toContain('Test-Machine is not authorized to perform: lambda:InvokeFunction on resource: ');
  });

  it('is started by a function whose role allows it, which may do nothing else with it', async () => {
    await deploy(template());
    const { executionArn } = await clientOf('Test-Caller').send(new StartExecutionCommand({ stateMachineArn }));
    await expect(clientOf('Test-Caller').send(new DescribeExecutionCommand({ executionArn }))).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message: expect.stringContaining(`${executionArn}`),
    });
  });

  it('can be made to fail by an injected fault', async () => {
    await deploy(template());
    cloud.faults.add({
      service: 'states',
      operation: 'StartExecution',
      error: 'ServiceUnavailableException',
      status: 503,
      times: 1,
    });
    await expect(run({})).rejects.toMatchObject({ name: 'ServiceUnavailableException' });
    expect(await run({})).toMatchObject({ status: 'SUCCEEDED' });
  });

  it('goes on in the next deployment when its function is stopped with the one before', async () => {
    const stopFirst = await deploy(template());
    const done = run({ slow: true });
    const begun = () => cloud.states.executions().flatMap(({ events }) => events.map(({ type }) => type));
    await expect.poll(begun).toContain('TaskStarted');
    await stopFirst();
    await deploy(template());
    expect(await done).toMatchObject({ status: 'SUCCEEDED', output: '{"got":{"slow":true}}' });
  });

  it('stops the start if its role does not trust the service, or if it cannot be run here', () => {
    expect(() => MachineCloud.read(write(template({ trusted: 'lambda.amazonaws.com' }))).machines.machines()).toThrow(
      'The role of the state machine Test-Machine does not trust states.amazonaws.com',
    );
    expect(() => MachineCloud.read(write(template({ type: 'EXPRESS' }))).machines.machines()).toThrow(
      'it is of type EXPRESS',
    );
  });
});
