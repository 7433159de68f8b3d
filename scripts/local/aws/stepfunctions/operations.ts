import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { StatesError } from './errors.ts';
import type { Execution } from './execution/execution.ts';
import { endedBy, withoutData } from './execution/history.ts';
import type { Executions } from './executions.ts';
import { checkArn, checkName } from './names.ts';
import { pageOf } from './paging.ts';
import { limits } from './run/limits.ts';

const page = { maxResults: z.int().min(0).max(1000).optional(), nextToken: z.string().min(1).max(1024).optional() };
const statuses = z.enum(['RUNNING', 'SUCCEEDED', 'FAILED', 'TIMED_OUT', 'ABORTED']);

/** A request that names anything else is refused rather than answered as if it did not. */
const requests = {
  StartExecution: z.strictObject({
    stateMachineArn: z.string(),
    name: z.string().optional(),
    input: z
      .string()
      .refine((text) => Buffer.byteLength(text) <= limits.data, 'Member must have length less than or equal to 262144')
      .default('{}'),
  }),
  DescribeExecution: z.strictObject({ executionArn: z.string() }),
  StopExecution: z.strictObject({
    executionArn: z.string(),
    error: z.string().max(256).optional(),
    cause: z.string().max(32_768).optional(),
  }),
  ListExecutions: z.strictObject({ stateMachineArn: z.string(), statusFilter: statuses.optional(), ...page }),
  GetExecutionHistory: z.strictObject({
    executionArn: z.string(),
    reverseOrder: z.boolean().default(false),
    includeExecutionData: z.boolean().default(true),
    ...page,
  }),
} as const;

type Requests = { [Name in keyof typeof requests]: z.infer<(typeof requests)[Name]> };
type Operations = { [Name in keyof Requests]: (executions: Executions, request: Requests[Name]) => object };

function found(executions: Executions, arn: string): Execution {
  const execution = executions.get(checkArn(arn, 'execution'));
  if (!execution) throw new StatesError('ExecutionDoesNotExist', `Execution Does Not Exist: '${arn}'`);
  return execution;
}

const summary = ({ arn, start, status, startDate, stopDate }: Execution) => ({
  executionArn: arn,
  stateMachineArn: start.machine,
  name: start.name,
  status,
  startDate,
  stopDate,
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const operations: Operations = {
  StartExecution(executions, { stateMachineArn, name = randomUUID(), input }) {
    checkArn(stateMachineArn, 'stateMachine');
    checkName(name);
    if (!isJson(input))
      throw new StatesError('InvalidExecutionInput', `Invalid State Machine Execution Input: '${input}'`);
    const { arn, startDate } = executions.start(stateMachineArn, name, input);
    return { executionArn: arn, startDate };
  },
  DescribeExecution(executions, { executionArn }) {
    const execution = found(executions, executionArn);
    const { output, error, cause } = execution.ending;
    const included = { included: true };
    return {
      ...summary(execution),
      input: execution.start.input,
      inputDetails: included,
      ...(output !== undefined && { output, outputDetails: included }),
      error,
      cause,
      redriveCount: 0,
      redriveStatus: 'NOT_REDRIVABLE',
    };
  },
  StopExecution(executions, { executionArn, error, cause }) {
    const execution = found(executions, executionArn);
    executions.end(execution, endedBy('ExecutionAborted', error, cause));
    return { stopDate: execution.stopDate };
  },
  ListExecutions(executions, { stateMachineArn, statusFilter, ...asked }) {
    executions.machine(checkArn(stateMachineArn, 'stateMachine'));
    const all = executions
      .all()
      .filter(({ start, status }) => start.machine === stateMachineArn && (statusFilter ?? status) === status);
    const { page: some, nextToken } = pageOf(all, asked);
    return { executions: some.map(summary), nextToken };
  },
  GetExecutionHistory(executions, { executionArn, reverseOrder, includeExecutionData, ...asked }) {
    const { events } = found(executions, executionArn);
    const { page: some, nextToken } = pageOf(reverseOrder ? events.toReversed() : events, asked);
    return { events: includeExecutionData ? some : some.map(withoutData), nextToken };
  },
};

const isKnown = (name: string): name is keyof Requests => Object.hasOwn(operations, name);

/** Performs an operation. Throws a `StatesError` that names why not. */
export function perform(executions: Executions, name: string, body: unknown): object {
  if (!isKnown(name))
    throw new StatesError('UnknownOperationException', `The local cloud has no operation "${name}" of Step Functions.`);
  const request = requests[name].safeParse(body);
  if (!request.success) throw new StatesError('ValidationException', z.prettifyError(request.error));
  const operation = operations[name] as (executions: Executions, request: unknown) => object;
  return operation(executions, request.data);
}
