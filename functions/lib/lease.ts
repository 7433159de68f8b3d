import { seconds } from './clock.ts';
import { readEnv } from './env.ts';

/** Clocks differ a little, and Lambda takes a moment to end a function. */
const margin = seconds(11);

/**
 * How long what a function claims is its own, in milliseconds: longer than the function may run. When it ends, the
 * holder is done or dead.
 */
export const lease = seconds(Number(readEnv('timeLimit').timeLimit)) + margin;
