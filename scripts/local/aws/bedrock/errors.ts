import type { AwsResponse, Refusal } from '../service.ts';

const statuses = {
  AccessDeniedException: 403,
  InternalServerException: 500,
  ModelErrorException: 424,
  ModelTimeoutException: 408,
  ResourceNotFoundException: 404,
  ServiceUnavailableException: 503,
  ThrottlingException: 429,
  UnknownOperationException: 404,
  ValidationException: 400,
} as const;

/** An error with Bedrock's name and status. */
export class BedrockError extends Error {
  readonly status: number;

  constructor(type: keyof typeof statuses, message: string) {
    super(message);
    this.name = type;
    this.status = statuses[type];
  }
}

export const invalid = (message: string): BedrockError => new BedrockError('ValidationException', message);

/** A refusal by the model itself, which Bedrock passes on. */
export const modelRefused = (message: string): BedrockError =>
  invalid(`The model returned the following errors: ${message}`);

/** Faults may name an error without its status. */
const statusOf = ({ type, status }: Refusal): number =>
  status === 500 && type in statuses ? statuses[type as keyof typeof statuses] : status;

/** An error as Bedrock describes it: the name in a header, the sentence in the body. */
export const refusal = (error: Refusal): AwsResponse => ({
  status: statusOf(error),
  headers: { 'content-type': 'application/json', 'x-amzn-errortype': error.type },
  body: JSON.stringify({ message: error.message }),
});
