import * as z from 'zod';
import { Fault, type Faults } from './faults.ts';

const Clear = z.strictObject({
  clear: z.literal(true),
  /** Only the faults for this request. */
  request: z.string().min(1).optional(),
});
const Recording = z.strictObject({ record: z.boolean() });

/** A request to `POST /__local/faults` that cannot be done; the message says why. */
export class FaultRefused extends Error {}

function read<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const { data, error } = schema.safeParse(input);
  if (!error) return data;
  throw new FaultRefused(error.issues.map(({ path, message }) => [...path, message].join(': ')).join('; '));
}

/** Adds a fault, removes faults (`clear`), or starts and stops recording calls (`record`). */
export function controlFaults(faults: Faults, input: unknown): void {
  if ('clear' in Object(input)) faults.clear(read(Clear, input).request);
  else if ('record' in Object(input)) faults.record(read(Recording, input).record);
  else faults.add(read(Fault, input));
}
