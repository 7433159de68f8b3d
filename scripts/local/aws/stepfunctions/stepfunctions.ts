import { randomUUID } from 'node:crypto';
import type { AwsResponse, LocalService } from '../service.ts';
import { StatesError } from './errors.ts';
import type { Execution } from './execution/execution.ts';
import { Executions, type ExecutionsOptions } from './executions.ts';
import type { MachineDeployment } from './machines.ts';
import { perform } from './operations.ts';

export interface StatesService extends LocalService {
  /** The machines that can be started from now on. The first time, executions that were under way go on. */
  use(deployment: MachineDeployment): void;
  /** All executions that are remembered, the newest first. */
  executions(): readonly Execution[];
}

function json(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8') || '{}');
  } catch {
    throw new StatesError('SerializationException', 'The body is not JSON.');
  }
}

function respond(status: number, body: object): AwsResponse {
  const headers = { 'content-type': 'application/x-amz-json-1.0', 'x-amzn-requestid': randomUUID() };
  return { status, headers, body: JSON.stringify(body) };
}

/** Other failures, such as a full disk, are answered as well, so that no caller hangs. */
function refusal(error: unknown): AwsResponse {
  if (error instanceof StatesError) return respond(400, { __type: error.code, message: error.message });
  return respond(500, { __type: 'InternalFailure', message: String(error) });
}

/** Step Functions for the local cloud: standard state machines of the template that call Lambda functions. */
export function openStepFunctions(options: ExecutionsOptions): StatesService {
  const executions = new Executions(options);
  return {
    use: (deployment) => executions.use(deployment),
    executions: () => executions.all(),
    async handle({ headers, body }) {
      try {
        return respond(200, perform(executions, headers['x-amz-target']?.split('.')[1] ?? '', json(body)));
      } catch (error) {
        return refusal(error);
      }
    },
    close: async () => executions.close(),
  };
}
