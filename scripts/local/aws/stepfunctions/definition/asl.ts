import type { Json } from '../../../template/assembly.ts';

/* The Amazon States Language, as far as the local cloud runs it (`refusals.ts` stops the start for anything else). */

export interface Retrier {
  readonly ErrorEquals: readonly string[];
  readonly IntervalSeconds?: number;
  readonly MaxAttempts?: number;
  readonly BackoffRate?: number;
  readonly MaxDelaySeconds?: number;
  readonly JitterStrategy?: 'NONE' | 'FULL';
}

export interface Catcher {
  readonly ErrorEquals: readonly string[];
  readonly Next: string;
  readonly ResultPath?: string | null;
}

/** What a state does with its input and its result. */
export interface DataFlow {
  readonly InputPath?: string | null;
  readonly Parameters?: Json;
  readonly ResultSelector?: Json;
  readonly ResultPath?: string | null;
  readonly OutputPath?: string | null;
}

export interface State extends DataFlow {
  readonly Type: StateType;
  readonly Next?: string;
  readonly End?: boolean;
  readonly Retry?: readonly Retrier[];
  readonly Catch?: readonly Catcher[];
  /** Task. */
  readonly Resource?: string;
  readonly TimeoutSeconds?: number;
  readonly HeartbeatSeconds?: number;
  /** Pass. */
  readonly Result?: Json;
  /** Choice. */
  readonly Choices?: readonly { readonly Next: string }[];
  readonly Default?: string;
  /** Wait. */
  readonly Seconds?: number;
  readonly SecondsPath?: string;
  readonly Timestamp?: string;
  readonly TimestampPath?: string;
  /** Map. */
  readonly ItemsPath?: string;
  readonly ItemSelector?: Json;
  readonly ItemProcessor?: Flow;
  readonly Iterator?: Flow;
  readonly MaxConcurrency?: number;
  /** Parallel. */
  readonly Branches?: readonly Flow[];
  /** Fail. */
  readonly Error?: string;
  readonly ErrorPath?: string;
  readonly Cause?: string;
  readonly CausePath?: string;
}

export type StateType = 'Task' | 'Pass' | 'Choice' | 'Wait' | 'Succeed' | 'Fail' | 'Map' | 'Parallel';

/** States that lead to each other. */
export interface Flow {
  readonly StartAt: string;
  readonly States: Readonly<Record<string, State>>;
}

export interface Definition extends Flow {
  /** Of an execution as a whole. */
  readonly TimeoutSeconds?: number;
}

/** What a Lambda task calls by the service's name, with `{FunctionName, Payload}`. */
export const invokeResource = 'arn:aws:states:::lambda:invoke';

/** The flows inside a state: what a Map runs for each item, and the branches of a Parallel. */
export const flowsIn = ({ ItemProcessor, Iterator: older, Branches = [] }: State): Flow[] =>
  [ItemProcessor, older, ...Branches].filter((flow) => flow !== undefined);

/** All states of a flow and of the flows inside, each with its name. */
export const statesOf = (flow: Flow): [name: string, state: State][] =>
  Object.entries(flow.States).flatMap(([name, state]) => [[name, state], ...flowsIn(state).flatMap(statesOf)]);
