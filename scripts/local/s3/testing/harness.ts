import { mkdtempSync, rmSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import { Faults } from '../../faults/faults.ts';
import { type LocalS3, startS3 } from '../s3.ts';

export const accessKey = 'UploadFunction';
export const testSecret = 'a secret of the upload function';
export const testRegion = 'eu-central-1';

/** Drops the SDK's warnings about requests that tests make fail on purpose. */
const silent = { trace() {}, debug() {}, info() {}, warn() {}, error() {} };

/** The real time plus an offset set by tests; SDK clients agree with it until it is moved. */
export class TestClock {
  #offset = 0;

  now(): number {
    return Date.now() + this.#offset;
  }

  advance(milliseconds: number): void {
    this.#offset += milliseconds;
  }
}

export interface TestS3 {
  readonly s3: LocalS3;
  readonly clock: TestClock;
  readonly faults: Faults;
  readonly directory: string;
  readonly url: string;
  /** What the server logged: bugs. Empty unless a test provokes one. */
  readonly logged: string[];
  client(config?: S3ClientConfig): S3Client;
  stop(): Promise<void>;
}

export async function startTestS3(reuse?: { directory: string }): Promise<TestS3> {
  const directory = reuse?.directory ?? mkdtempSync(join(tmpdir(), 'local-s3-'));
  const clock = new TestClock();
  const faults = new Faults();
  const logged: string[] = [];
  const credentials = (accessKeyId: string): string | undefined => (accessKeyId === accessKey ? testSecret : undefined);
  const s3 = await startS3({ directory, port: 0, clock, faults, credentials, log: (line) => logged.push(line) });
  const url = `http://127.0.0.1:${s3.port}`;
  const clients: S3Client[] = [];
  return {
    ...{ s3, clock, faults, directory, url, logged },
    client: (config = {}) => {
      const client = new S3Client({
        endpoint: url,
        region: testRegion,
        forcePathStyle: true,
        credentials: { accessKeyId: accessKey, secretAccessKey: testSecret },
        maxAttempts: 1,
        logger: silent,
        ...config,
      });
      clients.push(client);
      return client;
    },
    stop: async () => {
      for (const client of clients) client.destroy();
      await s3.close();
      if (!reuse) rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** The code of an S3 error document. */
export function errorCode(body: string): string | undefined {
  return /<Code>(\w+)<\/Code>/.exec(body)?.[1];
}

/** The error of an SDK call; fails the test if the call succeeded. */
export async function failure(call: Promise<unknown>): Promise<{ name: string; status: number | undefined }> {
  try {
    await call;
  } catch (error) {
    const { name, $metadata } = error as { name: string; $metadata?: { httpStatusCode?: number } };
    return { name, status: $metadata?.httpStatusCode };
  }
  throw new Error('The call was expected to fail');
}

export interface RawResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A request exactly as given: paths are not normalised and the Host header may be wrong, unlike with `fetch`. */
export async function rawRequest(
  port: number,
  options: { method?: string; path: string; headers?: Record<string, string>; body?: string | Buffer },
): Promise<RawResponse> {
  return await new Promise((resolve, reject) => {
    const { method = 'GET', path, headers = {}, body } = options;
    const request = httpRequest({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(pieces).toString('utf8'),
        }),
      );
    });
    request.on('error', reject);
    request.end(body);
  });
}
