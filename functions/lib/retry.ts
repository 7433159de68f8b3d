import { setTimeout as pause } from 'node:timers/promises';

export interface Retry {
  /** Attempts in total. */
  readonly tries: number;
  /**
   * Maximum wait after the first attempt, in milliseconds; n times as long after the n-th. The actual wait is random.
   */
  readonly wait: number;
}

/**
 * Retries an act that loses to concurrent writes. `attempt` returns undefined when that happens and is called again, to
 * decide based on what is stored by then. Returns undefined when every attempt lost.
 */
export async function retryOnConflict<T>(
  { tries, wait }: Retry,
  attempt: () => Promise<T | undefined>,
): Promise<T | undefined> {
  for (let tried = 1; tried <= tries; tried++) {
    const done = await attempt();
    if (done !== undefined) return done;
    if (tried < tries) await pause(tried * wait * Math.random());
  }
  return undefined;
}
