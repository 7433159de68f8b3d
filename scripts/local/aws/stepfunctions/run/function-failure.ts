import { Throttled } from '../../../lambda/concurrency.ts';
import { FunctionError } from '../../../lambda/function-instance.ts';
import { RequestTooLarge } from '../../../lambda/payload.ts';
import { Failure, FunctionStopped } from './failure.ts';

const cause = (errorType: string, errorMessage: string, trace?: readonly string[]): string =>
  JSON.stringify({ errorType, errorMessage, ...(trace && { trace }) });

function ofFunction({ kind, message, thrown }: FunctionError): Error {
  if (kind === 'stopped') return new FunctionStopped();
  if (kind === 'timeout')
    return new Failure('Sandbox.Timedout', cause('Sandbox.Timedout', `Task timed out: ${message}`));
  if (thrown) return new Failure(thrown.name, cause(thrown.name, thrown.message, thrown.stack?.split('\n')));
  if (kind === 'crash') return new Failure('Lambda.Unknown', unknown(message));
  return new Failure('Function.ResponseSizeTooLarge', cause('Function.ResponseSizeTooLarge', message));
}

const unknown = (message: string): string =>
  `The cause could not be determined because Lambda did not return an error type. Returned payload: ${JSON.stringify({ errorMessage: message })}`;

/** What a state machine makes of a call of a function that failed. */
export function failureOf(error: unknown): unknown {
  if (error instanceof FunctionError) return ofFunction(error);
  if (error instanceof Throttled) return new Failure('Lambda.TooManyRequestsException', error.message);
  if (error instanceof RequestTooLarge) return new Failure('Lambda.RequestTooLargeException', error.message);
  return error;
}
