import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callerIn, type Fault, type Faults } from '../faults/faults.ts';
import { flatHeaders, readBody } from '../platform/http-message.ts';
import { cloudFrontOperation, cloudFrontRefusal } from './cloudfront/cloudfront.ts';
import { CloudFrontError } from './cloudfront/invalidations.ts';
import { type Authority, refusalOf } from './iam/authority.ts';
import { type Needed, neededFor } from './iam/needed.ts';
import type { AwsRequest, AwsResponse, LocalService } from './service.ts';

export interface EndpointOptions {
  /** By the service name in the SigV4 credential scope: `dynamodb`, `cognito-idp`, `ses`, … */
  readonly services: Readonly<Record<string, LocalService>>;
  readonly authority: Authority;
  readonly faults: Faults;
  readonly log: (line: string) => void;
}

const json = (status: number, type: string, message: string): AwsResponse => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amzn-errortype': type },
  body: JSON.stringify({ __type: type, message, Message: message }),
});

const credential = /Credential=([^/]+)\/\d{8}\/[^/]+\/([^/]+)\/aws4_request/;

/** SES speaks the query protocol: its operation is a form field. That of CloudFront is in method and path. */
const operationOf = ({ method, url, headers, body }: AwsRequest): string =>
  headers['x-amz-target']?.split('.').at(-1) ??
  new URLSearchParams(body.toString('latin1', 0, 200)).get('Action') ??
  cloudFrontOperation(method, url);

function parsed(headers: Record<string, string>, body: Buffer): Record<string, unknown> {
  if (!headers['x-amz-target']) return {};
  return JSON.parse(body.toString('utf8') || '{}') as Record<string, unknown>;
}

/** The AWS endpoint of the local cloud: one address for all services but S3. Checks callers and permissions. */
export class AwsEndpoint {
  readonly #server: Server;
  readonly #options: EndpointOptions;

  constructor(options: EndpointOptions) {
    this.#options = options;
    this.#server = createServer(async (request, response) => {
      try {
        const body = await readBody(request, 16 * 1024 * 1024);
        const answer = await this.#answer({
          caller: '',
          method: request.method ?? 'POST',
          url: request.url ?? '/',
          headers: flatHeaders(request),
          body,
        });
        send(response, answer);
      } catch (error) {
        options.log(`endpoint: ${(error as Error).stack}\n`);
        if (!response.headersSent) response.writeHead(500);
        response.end();
      }
    });
    this.#server.keepAliveTimeout = 65_000;
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: AwsRequest): Promise<AwsResponse> {
    const [, caller = '', name = ''] = credential.exec(request.headers.authorization ?? '') ?? [];
    // RevokeToken is not signed: a client may send it without any rights.
    const service = this.#options.services[name || 'cognito-idp'];
    if (!service) return json(400, 'UnknownServiceException', `The local cloud has no ${name}`);
    const operation = operationOf(request);
    const refused = this.#refusal(caller, name, operation, request);
    if (refused) return refused;
    const call = { service: name || 'cognito-idp', operation, ...callerIn(request.headers) };
    const mayDo = (needed: Needed): boolean => this.#mayDo(caller, needed);
    return this.#options.faults.around(
      call,
      () => service.handle({ ...request, caller, mayDo }),
      injectedInto(call.service),
    );
  }

  #refusal(caller: string, service: string, operation: string, request: AwsRequest): AwsResponse | undefined {
    const body = parsed(request.headers as Record<string, string>, request.body);
    const missing = neededFor(service, operation, body).find((needed) => !this.#mayDo(caller, needed));
    return missing && json(400, 'AccessDeniedException', refusalOf(caller, missing));
  }

  #mayDo(caller: string, needed: Needed): boolean {
    const allowed = this.#options.authority.mayDo(caller, needed);
    if (!allowed) this.#options.log(`${refusalOf(caller, needed)}\n`);
    return allowed;
  }
}

/** With its length, so that it is sent in one piece instead of in chunks. */
function send(response: ServerResponse, { status, headers, body = '' }: AwsResponse): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
  response.end(body);
}

/** Injects an error in the service's own format, as far as anything tells them apart. */
const injectedInto =
  (service: string) =>
  ({ status = 500, error = 'InternalServerError' }: Fault): AwsResponse =>
    service === 'cloudfront'
      ? cloudFrontRefusal(new CloudFrontError(error, 'Injected fault', status))
      : json(status, error, 'Injected fault');
