import { type Limits, limits, type Service } from './limits.ts';

/** Configuration of every SDK client. */
interface Configuration {
  readonly maxAttempts: number;
  readonly region?: string;
  readonly requestHandler: {
    readonly connectionTimeout: number;
    readonly requestTimeout: number;
    readonly socketTimeout: number;
    readonly throwOnRequestTimeout: true;
    readonly disableConcurrentStreams: true;
    readonly httpAgent?: { readonly maxSockets: number };
    readonly httpsAgent?: { readonly maxSockets: number };
  };
}

const agents = (maxSockets: number) => ({ httpAgent: { maxSockets }, httpsAgent: { maxSockets } });

const configuration = ({ connect, answer, attempts, sockets }: Limits): Configuration => ({
  maxAttempts: attempts,
  requestHandler: {
    connectionTimeout: connect,
    requestTimeout: answer,
    // The timeout above ends with the first bytes of a response; this one covers the rest.
    socketTimeout: answer,
    // Without it an unanswered call only leaves a line in the log.
    throwOnRequestTimeout: true,
    // A client that speaks HTTP/2 opens a connection for each call: one that it kept may be dead when a frozen function
    // runs again.
    disableConcurrentStreams: true,
    ...(sockets !== undefined && agents(sockets)),
  },
});

/**
 * Creates a client that never waits longer than `limits` allows: an unanswered call throws a `TimeoutError`. Endpoint,
 * credentials and, unless it is given, region come from the environment. The class is a parameter, so that a function bundles only the
 * clients it uses.
 */
export const createClient = <Client>(
  Client: new (configuration: Configuration) => Client,
  service: Service,
  region?: string,
): Client => new Client({ ...configuration(limits[service]), ...(region && { region }) });
