import { BedrockError } from '../errors.ts';

/** How long a model may take that runs on a machine without a graphics card. */
const patience = 290_000;

const unreachable = (server: string): BedrockError =>
  new BedrockError('ServiceUnavailableException', `${server} cannot be reached.`);

/** Bedrock's name for a refusal, by its status. */
function refusalOf(status: number, said: string): BedrockError {
  const message = `The model returned the following errors: ${said.slice(0, 500) || `status ${status}`}`;
  if (status === 401 || status === 403) return new BedrockError('AccessDeniedException', message);
  if (status === 404) return new BedrockError('ResourceNotFoundException', message);
  if (status === 408 || status === 504) return new BedrockError('ModelTimeoutException', message);
  if (status === 429) return new BedrockError('ThrottlingException', message);
  if (status === 502 || status === 503) return new BedrockError('ServiceUnavailableException', message);
  return new BedrockError(status < 500 ? 'ValidationException' : 'ModelErrorException', message);
}

function failure(error: unknown, server: string): BedrockError {
  if (error instanceof BedrockError) return error;
  if ((error as Error).name === 'TimeoutError')
    return new BedrockError('ModelTimeoutException', `${server} took longer than ${patience / 1000} seconds.`);
  if (error instanceof SyntaxError) return new BedrockError('ModelErrorException', `${server} did not answer in JSON.`);
  return unreachable(server);
}

/**
 * Asks the server that the operator named, and no other: it may not redirect. A GET without a body. Throws a
 * `BedrockError` for whatever goes wrong.
 */
export async function call(url: string, body?: object): Promise<unknown> {
  const server = new URL(url).origin;
  try {
    const response = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
      ...(body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    const text = await response.text();
    if (!response.ok) throw refusalOf(response.status, text);
    return JSON.parse(text);
  } catch (error) {
    throw failure(error, server);
  }
}
