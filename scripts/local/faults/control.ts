import * as z from 'zod';
import { readInput } from '../controls/input.ts';
import { Fault, type Faults } from './faults.ts';

const Clear = z.strictObject({
  clear: z.literal(true),
  /** Only the faults for this request. */
  request: z.string().min(1).optional(),
});
const Recording = z.strictObject({ record: z.boolean() });

/** Adds a fault, removes faults (`clear`), or starts and stops recording calls (`record`). */
export function controlFaults(faults: Faults, input: unknown): void {
  if ('clear' in Object(input)) faults.clear(readInput(Clear, input).request);
  else if ('record' in Object(input)) faults.record(readInput(Recording, input).record);
  else faults.add(readInput(Fault, input));
}
