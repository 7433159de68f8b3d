import type { Catcher, Retrier } from '../definition/asl.ts';

const timeouts = ['States.Timeout', 'States.HeartbeatTimeout'];

/** What wildcards do not match, by AWS's documentation of error handling. */
const beyondWildcards = 'States.DataLimitExceeded';
/** No retry and no catch sees it. */
const fatal = 'States.Runtime';

function isNamed(name: string, error: string): boolean {
  if (name === error) return true;
  if (name === 'States.Timeout') return timeouts.includes(error);
  if (error === beyondWildcards) return false;
  return name === 'States.ALL' || (name === 'States.TaskFailed' && !timeouts.includes(error));
}

const matches = ({ ErrorEquals }: Retrier | Catcher, error: string): boolean =>
  error !== fatal && ErrorEquals.some((name) => isNamed(name, error));

/** What is to happen after an error: which retrier tries again, in how many milliseconds. */
export interface NextTry {
  readonly retrier: number;
  readonly delay: number;
}

/**
 * Whether a state is tried again. `before` are the retriers that have already done so, in this visit of the state. With
 * full jitter the delay is anything between nothing and its length.
 */
export function nextTry(
  retriers: readonly Retrier[],
  before: readonly number[],
  error: string,
  random: () => number,
): NextTry | undefined {
  const index = retriers.findIndex((retrier) => matches(retrier, error));
  const retrier = retriers[index];
  if (!retrier) return undefined;
  const { IntervalSeconds = 1, MaxAttempts = 3, BackoffRate = 2, MaxDelaySeconds = Number.POSITIVE_INFINITY } = retrier;
  const used = before.filter((it) => it === index).length;
  if (used >= MaxAttempts) return undefined;
  const delay = Math.min(IntervalSeconds * BackoffRate ** used, MaxDelaySeconds) * 1000;
  return { retrier: index, delay: retrier.JitterStrategy === 'FULL' ? random() * delay : delay };
}

export const catcherOf = (catchers: readonly Catcher[], error: string): Catcher | undefined =>
  catchers.find((catcher) => matches(catcher, error));
