import { mkdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Authority } from '../aws/iam/authority.ts';
import type { LocalClock } from '../aws/service.ts';
import type { Faults } from '../faults/faults.ts';
import { type Bucket, type BucketOptions, openBucket } from './bucket.ts';
import { handleRequest, type Service } from './handler.ts';

export type { BucketOptions } from './bucket.ts';

export interface S3Options {
  /** Where buckets live; a later start on the same directory finds their objects again. */
  readonly directory: string;
  /** 0 for any free port. */
  readonly port: number;
  readonly clock: LocalClock;
  /** The secret of an access key; undefined for an unknown key. */
  readonly credentials: (accessKeyId: string) => string | undefined;
  /** What tests inject into authorised calls. */
  readonly faults?: Pick<Faults, 'around'>;
  /** Receives bugs, missing permissions and damaged files, never requests that were merely refused. */
  readonly log?: (line: string) => void;
}

export interface LocalS3 {
  readonly port: number;
  /** Declares a bucket, with the contents of an earlier run. Declaring it again replaces its rules. */
  createBucket(name: string, options?: BucketOptions): void;
  /** Checks the roles of those who sign requests from now on; until then every signer may do everything. */
  use(authority: Authority): void;
  /** Gives requests in flight a moment to finish, then cuts them off. */
  close(): Promise<void>;
}

const keepAliveMs = 65_000;
const closeGraceMs = 1000;

export async function startS3(options: S3Options): Promise<LocalS3> {
  const { directory, clock, credentials, faults, log = console.error } = options;
  mkdirSync(directory, { recursive: true });
  const buckets = new Map<string, Bucket>();
  let authority: Authority | undefined;
  const service: Service = { buckets, clock, credentials, authority: () => authority, faults, log };
  const running = new Set<Promise<void>>();
  const server = createServer((incoming: IncomingMessage, response: ServerResponse) => {
    const work = handleRequest(service, incoming, response).finally(() => running.delete(work));
    running.add(work);
  });
  server.keepAliveTimeout = keepAliveMs;
  await listen(server, options.port);
  return {
    port: (server.address() as AddressInfo).port,
    createBucket: (name, bucketOptions = {}) => {
      const known = buckets.get(name);
      buckets.set(name, openBucket({ root: directory, name, known }, bucketOptions, log));
    },
    use: (next) => {
      authority = next;
    },
    close: async () => {
      await stop(server);
      await Promise.allSettled(running);
    },
  };
}

/** Loopback only: the local cloud must not be reachable from the network it happens to be on. */
async function listen(server: Server, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
}

async function stop(server: Server): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), closeGraceMs);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearTimeout(cut);
}
