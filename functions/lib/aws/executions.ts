import {
  DescribeExecutionCommand,
  ExecutionAlreadyExists,
  ExecutionDoesNotExist,
  type ExecutionStatus,
  SFNClient,
  StartExecutionCommand,
  StopExecutionCommand,
} from '@aws-sdk/client-sfn';
import { readEnv } from '../env.ts';
import { createClient } from './client.ts';

const client = createClient(SFNClient, 'states');

/** How an execution is: `error` and `cause` of one that failed or was stopped. */
export interface ExecutionState {
  readonly status: 'running' | 'succeeded' | 'failed' | 'stopped';
  readonly error?: string;
  readonly cause?: string;
}

const machine = (): string => readEnv('stateMachine').stateMachine;
const arnOf = (id: string): string => `${machine().replace(':stateMachine:', ':execution:')}:${id}`;

const statuses: Readonly<Record<ExecutionStatus, ExecutionState['status']>> = {
  RUNNING: 'running',
  PENDING_REDRIVE: 'running',
  SUCCEEDED: 'succeeded',
  FAILED: 'failed',
  TIMED_OUT: 'failed',
  ABORTED: 'stopped',
};

/**
 * Starts an execution under the id of its job (80 characters at most): starting it twice is once, for 90 days. The input
 * has at most 256 KB as JSON; texts travel as keys of objects.
 */
export async function startExecution(id: string, input: unknown): Promise<void> {
  const command = new StartExecutionCommand({ stateMachineArn: machine(), name: id, input: JSON.stringify(input) });
  try {
    await client.send(command);
  } catch (error) {
    if (!(error instanceof ExecutionAlreadyExists)) throw error;
  }
}

/** How the execution of a job is, or undefined if none was started in the last 90 days. */
export async function executionState(id: string): Promise<ExecutionState | undefined> {
  try {
    const described = await client.send(new DescribeExecutionCommand({ executionArn: arnOf(id) }));
    const { status = 'RUNNING', error, cause } = described;
    return { status: statuses[status], error: error ?? (status === 'TIMED_OUT' ? 'States.Timeout' : undefined), cause };
  } catch (error) {
    if (error instanceof ExecutionDoesNotExist) return undefined;
    throw error;
  }
}

/** Stops an execution; nothing happens if there is none or it has ended. A function that runs for it runs on. */
export async function stopExecution(id: string, cause: string): Promise<void> {
  try {
    await client.send(new StopExecutionCommand({ executionArn: arnOf(id), cause }));
  } catch (error) {
    if (!(error instanceof ExecutionDoesNotExist)) throw error;
  }
}
