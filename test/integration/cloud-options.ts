import type { CloudOptions } from '#scripts/local/cloud.ts';

/**
 * How a cloud of the tests differs from the platform's: it takes any port, its edge keeps no answers (tests read what they
 * have just written), and its schedules go by the wall clock, because tests move the other one.
 */
export const cloudOptions = {
  port: 0,
  edgeCache: false,
  ratesBy: 'wall clock',
  // On a busy machine tests leave a function alone for longer than the platform's ten seconds: a subset that starts 62 instances
  // in a minute started 112 in four.
  idleLimit: 120_000,
  // Three are enough for a race and a third call. More would be started by parallel calls, and a start costs as much as forty calls.
  maxInstances: 3,
  // A run starts thousands of instances, and few tests read a stack trace.
  sourceMaps: false,
} as const satisfies Partial<CloudOptions>;
