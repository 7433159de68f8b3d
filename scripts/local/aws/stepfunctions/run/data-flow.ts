import { ExecutionError, StateMachine, type StateMachineDefinition } from 'aws-local-stepfunctions';
import type { Json } from '../../../template/assembly.ts';
import type { DataFlow, State } from '../definition/asl.ts';
import { Failure } from './failure.ts';

/** The context object, `$$`. */
export interface Context {
  readonly Execution: { readonly Id: string; readonly Name: string; readonly RoleArn: string; readonly Input: Json };
  /** The interpreter overwrites that of the execution with the time of the wall clock. */
  readonly StartTime: string;
  readonly StateMachine: { readonly Id: string; readonly Name: string };
  readonly State?: { readonly Name: string; readonly EnteredTime: string };
  readonly Map?: { readonly Item: { readonly Index: number; readonly Value: Json } };
}

type Handler = (input: unknown) => unknown;
const here = 'arn:aws:lambda:us-east-1:000000000000:function:here';

/** Expressions read the start under another name than on AWS; see `Context`. */
const renamed = <T>(state: T): T =>
  JSON.parse(JSON.stringify(state).replaceAll('$$.Execution.StartTime', () => '$$.StartTime')) as T;

/**
 * Evaluates paths, templates, intrinsic functions and choices with the interpreter: it runs one state on an input. Time,
 * retries, maps and the history are not its part: it knows nothing of our clock and cannot resume.
 */
async function evaluate(
  state: object,
  input: Json,
  context: Context,
  handlers: Record<string, Handler> = {},
  targets: object = {},
): Promise<Json> {
  const States = {
    Given: { Type: 'Task', Resource: here, Next: 'State' },
    State: renamed(state),
    ...targets,
  };
  const machine = new StateMachine({ StartAt: 'Given', States } as unknown as StateMachineDefinition, {
    validationOptions: { noValidate: true },
  });
  const taskResourceLocalHandlers = { Given: async () => input, ...handlers } as Record<string, () => Promise<Json>>;
  const { result } = machine.run(context.Execution.Input, {
    context: context as unknown as Record<string, unknown>,
    overrides: { taskResourceLocalHandlers },
  });
  try {
    return (await result) as Json;
  } catch (error) {
    throw failureOf(error);
  }
}

/** Functions of the language that fail do so with errors of JavaScript. */
function failureOf(error: unknown): unknown {
  const cause = error instanceof ExecutionError ? (error.cause as Error) : undefined;
  if (!cause) return error;
  return new Failure(cause.name.startsWith('States.') ? cause.name : 'States.IntrinsicFailure', cause.message);
}

/** `$` as a path means what no path means. */
const ownPath = (path: string | null | undefined): object =>
  path === undefined || path === '$' ? {} : { ResultPath: path };

/** What a state works with: its input by `InputPath` and `Parameters`. */
export async function inputOf({ InputPath, Parameters }: DataFlow, input: Json, context: Context): Promise<Json> {
  if (InputPath === undefined && Parameters === undefined) return input;
  const fields = { ...(InputPath !== undefined && { InputPath }), ...(Parameters !== undefined && { Parameters }) };
  return evaluate({ Type: 'Pass', ...fields, End: true }, input, context);
}

/** What a state passes on: its result by `ResultSelector`, put into its input by `ResultPath`, by `OutputPath`. */
export async function outputOf(
  { ResultSelector, ResultPath, OutputPath }: DataFlow,
  input: Json,
  result: Json,
  context: Context,
): Promise<Json> {
  const fields = {
    ...(ResultSelector !== undefined && { ResultSelector }),
    ...ownPath(ResultPath),
    ...(OutputPath !== undefined && { OutputPath }),
  };
  if (Object.keys(fields).length === 0) return result;
  return evaluate({ Type: 'Task', Resource: here, ...fields, End: true }, input, context, {
    State: async () => result,
  });
}

/** A template (`{"a.$": "$.b"}`) filled in. */
export async function filled(template: Json, input: Json, context: Context): Promise<Json> {
  const wrapped = await evaluate({ Type: 'Pass', Parameters: { value: template }, End: true }, input, context);
  return (wrapped as { value: Json }).value;
}

/** What a path leads to. */
export async function at(path: string, input: Json, context: Context): Promise<Json> {
  const wrapped = await evaluate({ Type: 'Pass', Parameters: { 'value.$': path }, End: true }, input, context);
  return (wrapped as { value: Json }).value;
}

/** Where a Choice leads, and with what. */
export async function chosen(state: State, input: Json, context: Context): Promise<{ output: Json; next: string }> {
  const names = [
    ...new Set([...(state.Choices ?? []).map(({ Next }) => Next), ...(state.Default ? [state.Default] : [])]),
  ];
  // The interpreter's own names are `Given` and `State`: targets are numbered, so that none of them is one of these.
  const numbered = (name: string) => `Target${names.indexOf(name)}`;
  const Choices = (state.Choices ?? []).map((rule) => ({ ...rule, Next: numbered(rule.Next) }));
  const choice = { ...state, Choices, ...(state.Default && { Default: numbered(state.Default) }) };
  const targets = Object.fromEntries(
    names.map((name) => [numbered(name), { Type: 'Task', Resource: here, End: true }]),
  );
  const handlers = Object.fromEntries(
    names.map((name) => [numbered(name), async (output: unknown) => ({ output, next: name })]),
  );
  return (await evaluate(choice, input, context, handlers, targets)) as unknown as { output: Json; next: string };
}
