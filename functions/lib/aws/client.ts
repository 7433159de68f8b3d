import { type Limits, limits, type Service } from './limits.ts';

/** Configuration of every SDK client. */
interface Configuration {
  readonly maxAttempts: number;
  readonly requestHandler: {
    readonly connectionTimeout: number;
    readonly requestTimeout: number;
    readonly socketTimeout: number;
    readonly throwOnRequestTimeout: true;
  };
}

const configuration = ({ connect, answer, attempts }: Limits): Configuration => ({
  maxAttempts: attempts,
  requestHandler: {
    connectionTimeout: connect,
    requestTimeout: answer,
    // The timeout above ends with the first bytes of a response; this one covers the rest.
    socketTimeout: answer,
    // Without it an unanswered call only leaves a line in the log.
    throwOnRequestTimeout: true,
  },
});

/**
 * Creates a client that never waits longer than `limits` allows: an unanswered call throws a `TimeoutError`. Endpoint,
 * region and credentials come from the environment. The class is a parameter, so that a function bundles only the
 * clients it uses.
 */
export const createClient = <Client>(Client: new (configuration: Configuration) => Client, service: Service): Client =>
  new Client(configuration(limits[service]));
