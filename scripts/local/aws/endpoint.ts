import { callerIn, type Fault, type Faults } from '../faults/faults.ts';
import { type Authority, refusalOf } from './iam/authority.ts';
import type { Needed } from './iam/needed.ts';
import { http1Listener, http2Listener, type Listener } from './listener.ts';
import { type Protocol, protocolOf, unknownService } from './protocol.ts';
import type { AwsRequest, AwsResponse, LocalService } from './service.ts';

export interface EndpointOptions {
  /** By the service name in the SigV4 credential scope: `dynamodb`, `cognito-idp`, `ses`, … */
  readonly services: Readonly<Record<string, LocalService>>;
  readonly authority: Authority;
  readonly faults: Faults;
  readonly log: (line: string) => void;
  /** What the SDK's clients of these services speak; HTTP/1.1 when absent. */
  readonly http2?: boolean;
}

const credential = /Credential=([^/]+)\/\d{8}\/[^/]+\/([^/]+)\/aws4_request/;

/** The AWS endpoint of the local cloud: one address for all services but S3. Checks callers and permissions. */
export class AwsEndpoint implements Listener {
  readonly #listener: Listener;
  readonly #options: EndpointOptions;

  constructor(options: EndpointOptions) {
    this.#options = options;
    const answering = { answer: (request: Omit<AwsRequest, 'caller'>) => this.#answer(request), log: options.log };
    this.#listener = options.http2 ? http2Listener(answering) : http1Listener(answering);
  }

  listen(): Promise<string> {
    return this.#listener.listen();
  }

  close(): Promise<void> {
    return this.#listener.close();
  }

  async #answer(request: Omit<AwsRequest, 'caller'>): Promise<AwsResponse> {
    const [, caller = '', signedFor = ''] = credential.exec(request.headers.authorization ?? '') ?? [];
    // RevokeToken is not signed: a client may send it without any rights.
    const name = signedFor || 'cognito-idp';
    const service = this.#options.services[name];
    if (!service) return unknownService(name);
    const protocol = protocolOf(name, service, request.url);
    const { operation, needed } = protocol.callOf(request);
    const missing = needed.find((each) => !this.#mayDo(caller, each));
    if (missing) return protocol.refusal({ ...protocol.denied, message: refusalOf(caller, missing) });
    const mayDo = (asked: Needed): boolean => this.#mayDo(caller, asked);
    return this.#options.faults.around(
      { service: name, operation, ...callerIn(request.headers) },
      (spoiled) => service.handle({ ...request, caller, mayDo, spoiled }),
      injectedInto(protocol),
    );
  }

  #mayDo(caller: string, needed: Needed): boolean {
    const allowed = this.#options.authority.mayDo(caller, needed);
    if (!allowed) this.#options.log(`${refusalOf(caller, needed)}\n`);
    return allowed;
  }
}

/** Injects an error in the service's own format. */
const injectedInto =
  ({ refusal }: Protocol) =>
  ({ status = 500, error = 'InternalServerError' }: Fault): AwsResponse =>
    refusal({ status, type: error, message: 'Injected fault' });
