import type { EventRule } from '../aws/eventbridge/eventbridge.ts';
import type { AsyncInvocations, AsyncTarget } from '../lambda/async-invocations.ts';
import type { FunctionPool } from '../lambda/pool.ts';
import type { Compute } from '../template/compute.ts';
import type { CloudContext } from './context.ts';
import { isQueue, type sender } from './queues.ts';

/* What runs functions besides requests, and where it sends. */

/** As what EventBridge calls the targets of its rules. */
export const eventsPrincipal = 'events.amazonaws.com';

/** The functions by ARN. */
export type Pools = ReadonlyMap<string, FunctionPool>;

type Functions = ReturnType<Compute['functions']>;
type Template = Pick<CloudContext, 'resources'>;

export function poolOf(pools: Pools, arn: string): FunctionPool {
  const pool = pools.get(arn);
  if (!pool) throw new Error(`The template references a function that does not exist: ${arn}`);
  return pool;
}

/** Calls a function as events and schedules do, by its ARN. */
export type CallOf = (arn: string) => (event: unknown) => Promise<void>;

/** Sends to a queue as a service or a function does. */
export type Send = ReturnType<typeof sender>;

/** How Lambda calls functions in the background, with what becomes of the events they fail to process. */
export function backgroundCalls(
  { resources }: Template,
  send: Send,
  functions: Functions,
  pools: Pools,
  queue: AsyncInvocations,
): CallOf {
  const settings = resources.compute.eventInvokes();
  const deadLetters = new Map(functions.map((fn) => [fn.arn, fn.deadLetters]));
  return (arn) => {
    const pool = poolOf(pools, arn);
    const { name } = pool.definition;
    const { retries, maxAge, destination } = settings.get(name) ?? byDefault;
    const deadLetterQueue = deadLetters.get(arn);
    const target: AsyncTarget = {
      arn,
      invoke: (event) => pool.invoke(event),
      retries,
      maxAge,
      // Lambda sends with the permissions of the function.
      onFailure: destination === undefined ? undefined : (content) => send(name, { queue: destination, content }),
      deadLetter:
        deadLetterQueue === undefined
          ? undefined
          : (content, attributes) => send(name, { queue: deadLetterQueue, content, attributes }),
    };
    return (event) => queue.invoke(target, event);
  };
}

/** Hands an event of a rule to a target, each by its ARN. */
export type TargetOf = (rule: string, target: string) => (event: unknown) => Promise<void>;

/** What Lambda does with the events of a function that says nothing about them. */
const byDefault = { retries: 2, maxAge: 21_600, destination: undefined };

/** Hands an event of a rule to one of its targets: a function, or a queue whose policy lets EventBridge send. */
export const targetCalls =
  (send: Send, callOf: CallOf): TargetOf =>
  (rule, target) => {
    if (!isQueue(target)) return callOf(target);
    const context = { 'aws:SourceArn': rule };
    return async (content) => send(eventsPrincipal, { queue: target, content, context });
  };

/** The rules that wait for events, one for each of their targets. */
export const eventRules = ({ resources }: Template, targetOf: TargetOf): EventRule[] =>
  resources.compute
    .rules()
    .flatMap(({ name, arn, bus, matches, targets }) =>
      bus && matches ? targets.map((target) => ({ name, bus, matches, invoke: targetOf(arn, target) })) : [],
    );
