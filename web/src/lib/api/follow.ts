import type { Revalidator, RevalidatorOptions } from 'swr';
import type { ApiProblem } from './api-problem.ts';

/** Milliseconds between two tries while there is no answer. */
const whileAway = 10_000;

/**
 * For what is polled until it is over. SWR polls no more after a failure, and gives up after a few tries: whoever leaves the
 * page open during an outage would see old figures for ever. This tries until there is an answer.
 */
export const untilAnswered = {
  /** So that it is known that there is no connection. */
  refreshWhenOffline: true,
  onErrorRetry(
    _problem: ApiProblem,
    _key: string,
    _settings: unknown,
    revalidate: Revalidator,
    { retryCount }: Required<RevalidatorOptions>,
  ): void {
    setTimeout(() => void revalidate({ retryCount }), whileAway);
  },
};
