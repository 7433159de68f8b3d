import { ModelError, type ModelErrorName, noTokens } from './errors.ts';

/** Bedrock's errors, and those of the way there. */
const names: Readonly<Record<string, ModelErrorName>> = {
  ThrottlingException: 'ModelThrottledError',
  ServiceQuotaExceededException: 'ModelThrottledError',
  ModelNotReadyException: 'ModelUnavailableError',
  ModelTimeoutException: 'ModelTimeoutError',
  TimeoutError: 'ModelTimeoutError',
  AccessDeniedException: 'ModelAccessError',
  ResourceNotFoundException: 'ModelAccessError',
  ValidationException: 'ModelInputError',
};

/** What a `ValidationException` says when not the request is wrong, but the model's id, or the account that asks. */
const ofTheModel = /model identifier|on-demand throughput|inference profile|operation not allowed/i;

interface Thrown {
  readonly name?: string;
  readonly message?: string;
  readonly code?: string;
  readonly $metadata?: object;
}

/**
 * What Bedrock, or the way there, did, as a `ModelError`. Whatever else fails on this side of it is a defect and stays
 * what it is.
 */
export function failureOf(error: unknown): unknown {
  const { name = '', message = '', code, $metadata } = error as Thrown;
  const known = names[name];
  if (known === 'ModelInputError' && ofTheModel.test(message))
    return new ModelError('ModelAccessError', noTokens, error);
  if (known) return new ModelError(known, noTokens, error);
  return code || $metadata ? new ModelError('ModelUnavailableError', noTokens, error) : error;
}
