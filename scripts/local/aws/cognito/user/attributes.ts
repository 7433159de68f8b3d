import { invalid } from '../errors.ts';
import type { Attribute, CognitoOptions } from '../types.ts';

/**
 * A client that may write only some attributes must be able to write the required ones: Cognito creates no other. An
 * absent list means all of them.
 */
export function checkClientAttributes({ pool, client }: Pick<CognitoOptions, 'pool' | 'client'>): void {
  const { writeAttributes } = client;
  if (writeAttributes === undefined) return;
  if (pool.requiredAttributes.every((name) => writeAttributes.includes(name))) return;
  throw invalid('Invalid write attributes specified while creating a client');
}

/** A new user needs a value for each required attribute. */
export function checkRequired(required: readonly string[], given: readonly Attribute[]): void {
  const missing = required.find((name) => !given.some(({ Name, Value }) => Name === name && Value));
  if (missing) throw invalid(`Attributes did not conform to the schema: ${missing}: The attribute is required`);
}
