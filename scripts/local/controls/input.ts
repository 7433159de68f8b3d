import type * as z from 'zod';

/** A request to a control that cannot be done; the message says why. */
export class ControlRefused extends Error {}

/** The input of a control. Throws `ControlRefused` with a sentence for each part that is wrong. */
export function readInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const { data, error } = schema.safeParse(input);
  if (!error) return data;
  throw new ControlRefused(error.issues.map(({ path, message }) => [...path, message].join(': ')).join('; '));
}
