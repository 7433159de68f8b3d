/**
 * What every emulated AWS service of the local cloud is: a function from one buffered request to one response.
 * The endpoint (`endpoint.ts`) reads the SigV4 header, finds the service by the credential scope and calls it.
 */
export interface AwsRequest {
  /** Access key id of the caller. In the local cloud it is the function's logical name, so a service knows who calls. */
  readonly caller: string;
  readonly method: string;
  /** Path and query as received, still encoded. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface AwsResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export interface LocalService {
  handle(request: AwsRequest): Promise<AwsResponse>;
  /** Flushes and releases files. After it nothing of the service runs. */
  close(): Promise<void>;
}

/** The clock every emulator and function sees alike; tests move it. Milliseconds since the epoch. */
export interface LocalClock {
  now(): number;
}
