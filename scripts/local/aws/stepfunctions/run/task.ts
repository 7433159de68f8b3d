import type { Json } from '../../../template/assembly.ts';
import { region } from '../../../template/identity.ts';
import { invokeResource, type State } from '../definition/asl.ts';
import type { NewEvent } from '../execution/history.ts';
import { attempted } from './attempts.ts';
import { inputOf } from './data-flow.ts';
import { Failure } from './failure.ts';
import type { Visit } from './flow.ts';
import { withinLimit } from './limits.ts';
import { type TimeLimit, within } from './timing.ts';

/** A call of a function, in one of its two forms: by the service's name, or by the function's ARN. */
interface Call {
  readonly functionArn: string;
  readonly payload: Json;
  /** What the state gets for the function's answer. */
  readonly resultOf: (answer: Json) => Json;
  readonly begun: readonly NewEvent[];
  readonly succeeded: (result: Json) => NewEvent;
  readonly failed: (failure: Failure) => NewEvent;
}

const timeouts = ['States.Timeout', 'States.HeartbeatTimeout'];
const outcomeOf = ({ code }: Failure): 'TimedOut' | 'Failed' => (timeouts.includes(code) ? 'TimedOut' : 'Failed');
const limitsIn = ({ TimeoutSeconds, HeartbeatSeconds }: State) => ({
  timeoutInSeconds: TimeoutSeconds,
  heartbeatInSeconds: HeartbeatSeconds,
});
const plainArn = (arn: string): string => arn.replace(/:\$LATEST$/, '');

/** The optimised integration: `arn:aws:states:::lambda:invoke` with `{FunctionName, Payload}`. */
function byService(state: State, parameters: Json): Call {
  const { FunctionName, Payload = {} } = parameters as { FunctionName: string; Payload?: Json };
  const of = { resourceType: 'lambda', resource: 'invoke' };
  const scheduled = { ...of, region, parameters: JSON.stringify(parameters), ...limitsIn(state) };
  return {
    functionArn: plainArn(FunctionName),
    payload: Payload,
    resultOf: (answer) => ({ ExecutedVersion: '$LATEST', Payload: answer, StatusCode: 200 }),
    begun: [
      { type: 'TaskScheduled', taskScheduledEventDetails: scheduled },
      { type: 'TaskStarted', taskStartedEventDetails: of },
    ],
    succeeded: (result) => ({
      type: 'TaskSucceeded',
      taskSucceededEventDetails: { ...of, output: JSON.stringify(result), outputDetails: { truncated: false } },
    }),
    failed: (failure) => ({
      type: `Task${outcomeOf(failure)}`,
      [`task${outcomeOf(failure)}EventDetails`]: { ...of, error: failure.code, cause: failure.message },
    }),
  };
}

/** The older form: the function's ARN is the resource, its answer the result. */
function byArn(state: State, resource: string, input: Json): Call {
  const scheduled = { resource, input: JSON.stringify(input), inputDetails: { truncated: false } };
  const { timeoutInSeconds } = limitsIn(state);
  return {
    functionArn: plainArn(resource),
    payload: input,
    resultOf: (answer) => answer,
    begun: [
      { type: 'LambdaFunctionScheduled', lambdaFunctionScheduledEventDetails: { ...scheduled, timeoutInSeconds } },
      { type: 'LambdaFunctionStarted' },
    ],
    succeeded: (result) => ({
      type: 'LambdaFunctionSucceeded',
      lambdaFunctionSucceededEventDetails: { output: JSON.stringify(result), outputDetails: { truncated: false } },
    }),
    failed: (failure) => ({
      type: `LambdaFunction${outcomeOf(failure)}`,
      [`lambdaFunction${outcomeOf(failure)}EventDetails`]: { error: failure.code, cause: failure.message },
    }),
  };
}

/**
 * A function sends no heartbeats, so its first one is overdue after `HeartbeatSeconds`. What has run out of time goes on
 * in its function, as on AWS; its answer is dropped.
 */
const timeLimits = ({ TimeoutSeconds, HeartbeatSeconds }: State): TimeLimit[] => [
  ...(TimeoutSeconds === undefined ? [] : [{ seconds: TimeoutSeconds, failure: new Failure('States.Timeout') }]),
  ...(HeartbeatSeconds === undefined
    ? []
    : [{ seconds: HeartbeatSeconds, failure: new Failure('States.HeartbeatTimeout') }]),
];

/** Calls the function of a Task. An attempt that was under way when the process ended is made again. */
export async function runTask(visit: Visit, input: Json): Promise<Json> {
  const { scope, place, state, name, context } = visit;
  const { run, signal } = scope;
  const own = withinLimit(name, await inputOf(state, input, context));
  const { Resource = '' } = state;
  const call = Resource === invokeResource ? byService(state, own) : byArn(state, Resource, own);
  return attempted(visit, {
    ...call,
    async perform(attempt) {
      const { clock, invoke } = run.surroundings;
      const told = attempt * call.begun.length;
      for (const event of call.begun.slice(Math.max(0, run.placeOf(place).begun - told)))
        run.emit(scope, event, place, { begun: run.placeOf(place).begun + 1 });
      const answer = invoke(run.execution.start.machine, call.functionArn, call.payload);
      return withinLimit(name, call.resultOf(await within(answer, timeLimits(state), clock, signal)));
    },
  });
}
