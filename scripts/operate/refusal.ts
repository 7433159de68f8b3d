/** What an operator has to change: shown as one sentence, without a stack trace. */
export class Refusal extends Error {}

/** Errors of the AWS SDK that have a plain cause, by their names. */
const causes: Readonly<Record<string, string>> = {
  CredentialsProviderError: 'There are no AWS credentials: sign in, for example with `aws sso login`.',
  ExpiredToken: 'The AWS credentials have expired: sign in again.',
  ExpiredTokenException: 'The AWS credentials have expired: sign in again.',
  InvalidClientTokenId: 'AWS does not know these credentials: sign in again.',
  UnrecognizedClientException: 'AWS does not know these credentials: sign in again.',
};

/** An error as one line for an operator. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return causes[error.name] ?? (error.message || error.name);
}

/** Runs a command: an error becomes one line, and the process ends with code 1. */
export async function command(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exitCode = 1;
  }
}
