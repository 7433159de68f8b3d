import type { SpoiledAnswer } from '../faults/faults.ts';
import type { Needed } from './iam/needed.ts';

/**
 * An emulated AWS service of the local cloud: a function from one buffered request to one response.
 * The endpoint (`endpoint.ts`) reads the SigV4 header, finds the service by the credential scope and calls it.
 */
export interface AwsRequest {
  /** Access key id of the caller. In the local cloud it is the function's logical name, which identifies the caller. */
  readonly caller: string;
  readonly method: string;
  /** Path and query as received, still encoded. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Whether the caller has a permission, for a service that learns only from the content which ones a call needs. */
  readonly mayDo?: (needed: Needed) => boolean;
  /** How a test wants a model to answer instead. */
  readonly spoiled?: SpoiledAnswer | undefined;
}

export interface AwsResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** The connection breaks after half of the body. */
  readonly isCut?: boolean;
}

/** What a request to a REST service does. */
export interface RestCall {
  readonly operation: string;
  readonly needed: readonly Needed[];
}

/** An error by its AWS name. */
export interface Refusal {
  readonly type: string;
  readonly message: string;
  readonly status: number;
}

/** How a service that speaks REST is understood: by method and path, which permissions and faults depend on. */
export interface RestProtocol {
  /** Whether a request speaks it, in a service whose older requests name their operation; all do when absent. */
  covers?(url: string): boolean;
  /** Undefined for an operation that the local cloud does not have. */
  callOf(method: string, url: string): RestCall | undefined;
  /** Name of the error for a missing permission; its status is 403. */
  readonly denied: string;
  /** An error in the service's own format. */
  refusal(refusal: Refusal): AwsResponse;
}

export interface LocalService {
  handle(request: AwsRequest): Promise<AwsResponse>;
  /** Flushes and releases files. Nothing of the service runs afterwards. */
  close(): Promise<void>;
  /** Absent for services whose requests name their operation in a header or in the body. */
  readonly rest?: RestProtocol;
}

/** The clock shared by all emulators and functions; tests move it. Milliseconds since the epoch. */
export interface LocalClock {
  now(): number;
}

/** A clock that also rings: `after` calls `ring` once so many milliseconds have passed on it, and returns a way to cancel. */
export interface AlarmClock extends LocalClock {
  after(milliseconds: number, ring: () => void): () => void;
}
