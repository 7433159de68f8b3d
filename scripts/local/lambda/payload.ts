import { FunctionError } from './function-instance.ts';

/** Bytes of JSON that Lambda accepts and returns: the numbers that its error messages name. */
const limits = { request: 6_291_456, response: 6_291_556 };

/** The call was refused before a function saw it. */
export class RequestTooLarge extends Error {
  constructor() {
    super(`Request must be smaller than ${limits.request} bytes for the InvokeFunction operation`);
  }
}

export const responseTooLarge = () =>
  new FunctionError(
    'unhandled',
    `Response payload size exceeded maximum allowed payload size (${limits.response} bytes)`,
  );

/** Whether an event or a result is beyond its limit. A character has at most three bytes, so most need no counting. */
export const isTooLong = (json: string, kind: keyof typeof limits): boolean =>
  json.length * 3 > limits[kind] && Buffer.byteLength(json) > limits[kind];
