import { type Limits, limits, type Service } from './limits.ts';

/** What every client of the SDK is made with. */
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
    // The one above ends with the first bytes of an answer, this one holds for the rest.
    socketTimeout: answer,
    // Without it a call that is not answered only leaves a line in the log.
    throwOnRequestTimeout: true,
  },
});

/**
 * Makes a client that waits for nothing longer than `limits` says: a call that is not answered throws a `TimeoutError`.
 * Endpoint, region and credentials come from the environment. The class is given, so that a function brings along only
 * the clients that it uses.
 */
export const createClient = <Client>(Client: new (configuration: Configuration) => Client, service: Service): Client =>
  new Client(configuration(limits[service]));
