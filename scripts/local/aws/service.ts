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
}

export interface AwsResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export interface LocalService {
  handle(request: AwsRequest): Promise<AwsResponse>;
  /** Flushes and releases files. Nothing of the service runs afterwards. */
  close(): Promise<void>;
}

/** The clock shared by all emulators and functions; tests move it. Milliseconds since the epoch. */
export interface LocalClock {
  now(): number;
}
