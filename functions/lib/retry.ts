import { setTimeout as pause } from 'node:timers/promises';

export interface Retry {
  /** How often it is tried in all. */
  readonly tries: number;
  /** Milliseconds to wait at the most after the first try; after the n-th, n times as long. A part of it, by lot. */
  readonly wait: number;
}

/**
 * Tries an act until nobody was faster. `attempt` answers undefined when somebody was: it is called anew then, to decide
 * on what is stored by that time. Answers undefined when somebody was faster every time.
 */
export async function retryOvertaken<T>(
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
