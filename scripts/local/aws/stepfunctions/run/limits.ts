import type { Json } from '../../../template/assembly.ts';
import { Failure } from './failure.ts';

/** AWS's quotas of standard executions. */
export const limits = {
  /** Events of a history; the last one says that it is full. */
  events: 25_000,
  /** Bytes of an input or an output, in UTF-8. */
  data: 262_144,
  /** Seconds that an execution may take: a year. */
  execution: 31_536_000,
  /** Milliseconds for which a finished execution and its name are remembered: 90 days. */
  memory: 90 * 86_400_000,
} as const;

export const isTooLarge = (text: string): boolean => Buffer.byteLength(text) > limits.data;

/** A state's input, result or output, or `States.DataLimitExceeded`. */
export function withinLimit<T extends Json>(state: string, value: T): T {
  if (isTooLarge(JSON.stringify(value)))
    throw new Failure(
      'States.DataLimitExceeded',
      `The state/task '${state}' returned a result with a size exceeding the maximum number of bytes service limit.`,
    );
  return value;
}
