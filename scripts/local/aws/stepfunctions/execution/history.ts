import type { Json } from '../../../template/assembly.ts';

/** An event as `GetExecutionHistory` returns it, with its details under AWS's names. */
export interface HistoryEvent {
  /** Counted from 1. */
  readonly id: number;
  /** What led to it; 0 for the first one. */
  readonly previousEventId: number;
  readonly type: string;
  /** Seconds. */
  readonly timestamp: number;
  readonly [details: string]: unknown;
}

/** An event without what the history gives it. */
export type NewEvent = { readonly type: string } & Readonly<Record<string, unknown>>;

const untruncated = { truncated: false };
const text = (value: Json): string => JSON.stringify(value);

export const entered = (type: string, name: string, input: Json): NewEvent => ({
  type: `${type}StateEntered`,
  stateEnteredEventDetails: { name, input: text(input), inputDetails: untruncated },
});

export const exited = (type: string, name: string, output: Json): NewEvent => ({
  type: `${type}StateExited`,
  stateExitedEventDetails: { name, output: text(output), outputDetails: untruncated },
});

export const started = (input: string, roleArn: string): NewEvent => ({
  type: 'ExecutionStarted',
  executionStartedEventDetails: { input, inputDetails: untruncated, roleArn },
});

export const succeeded = (output: Json): NewEvent => ({
  type: 'ExecutionSucceeded',
  executionSucceededEventDetails: { output: text(output), outputDetails: untruncated },
});

type Unhappy = 'ExecutionFailed' | 'ExecutionAborted' | 'ExecutionTimedOut';
/** The end of an execution that did not succeed. */
export const endedBy = (type: Unhappy, error?: string, cause?: string): NewEvent => ({
  type,
  [`${type[0]?.toLowerCase()}${type.slice(1)}EventDetails`]: { error, cause },
});

/** An iteration of a Map has begun or ended. */
export function iteration(what: 'Started' | 'Succeeded' | 'Failed' | 'Aborted', name: string, index: number): NewEvent {
  return { type: `MapIteration${what}`, [`mapIteration${what}EventDetails`]: { name, index } };
}

/** An event without inputs, outputs and parameters, for a caller that does not want them. */
export function withoutData(event: HistoryEvent): HistoryEvent {
  const bare = Object.entries(event).map(([key, value]) => {
    if (value === null || typeof value !== 'object') return [key, value];
    const { input, output, parameters, inputDetails, outputDetails, ...rest } = value as Record<string, unknown>;
    return [key, rest];
  });
  return Object.fromEntries(bare) as HistoryEvent;
}
