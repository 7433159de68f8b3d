import type { JsonObject } from './types.ts';

/** How dynalite, and everything here, throws an error that is an answer to the caller. */
export interface AwsError extends Error {
  readonly statusCode: number;
  readonly body: JsonObject;
}

const service = 'com.amazonaws.dynamodb.v20120810#';
const validation = 'com.amazon.coral.validate#ValidationException';

function awsError(type: string, members: JsonObject): AwsError {
  const error = new Error(String(members.message ?? members.Message ?? type));
  return Object.assign(error, { statusCode: 400, body: { __type: type, ...members } });
}

export const isAwsError = (error: unknown): error is AwsError =>
  error instanceof Error && 'statusCode' in error && 'body' in error;

export const isValidationError = (error: unknown): error is AwsError =>
  isAwsError(error) && error.body.__type === validation;

export const isConditionFailure = (error: unknown): error is AwsError =>
  isAwsError(error) && error.body.__type === `${service}ConditionalCheckFailedException`;

export const validationError = (message: string): AwsError => awsError(validation, { message });

export const unknownOperation = (): AwsError => awsError('com.amazon.coral.service#UnknownOperationException', {});

export const serializationError = (): AwsError => awsError('com.amazon.coral.service#SerializationException', {});

export const tableExists = (name: string): AwsError =>
  awsError(`${service}ResourceInUseException`, { message: `Table already exists: ${name}` });

/** Control-plane operations name the table in the message; data-plane operations do not. */
export const tableNotFound = (name?: string): AwsError =>
  awsError(`${service}ResourceNotFoundException`, {
    message: `Requested resource not found${name === undefined ? '' : `: Table: ${name} not found`}`,
  });

/** The token was used within its ten minutes for a transaction with other content. */
export const tokenMismatch = (): AwsError =>
  awsError(`${service}IdempotentParameterMismatchException`, {
    Message:
      'DynamoDB rejected the request because you retried a request with a different payload but with an idempotent token that was already used.',
  });

/** Why a member caused a transaction to be cancelled; `None` for members that did not. */
export interface CancellationReason {
  readonly Code: 'None' | 'ConditionalCheckFailed' | 'ValidationError';
  readonly Message?: string;
  readonly Item?: object;
}

export const transactionCanceled = (reasons: readonly CancellationReason[]): AwsError =>
  awsError(`${service}TransactionCanceledException`, {
    CancellationReasons: reasons,
    Message: `Transaction cancelled, please refer cancellation reasons for specific reasons [${reasons.map((reason) => reason.Code).join(', ')}]`,
  });
