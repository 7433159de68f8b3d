import type * as z from 'zod';

/** A request to a control (`POST /__local/…`) that cannot be done; the message says why. */
export class ControlRefused extends Error {}

/** The input of a control, or why it is refused. */
export function readControl<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const { data, error } = schema.safeParse(input);
  if (!error) return data;
  throw new ControlRefused(error.issues.map(({ path, message }) => [...path, message].join(': ')).join('; '));
}
