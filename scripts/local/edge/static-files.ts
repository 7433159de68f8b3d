import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import type { Answer } from '../platform/http-message.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export interface Deployment {
  /** Name of the bucket that it fills. */
  readonly bucket: string;
  readonly directory: string;
  /** What the bucket stores about each file: its cache lifetime, and type and encoding unless the name implies them. */
  readonly headers: Readonly<Record<string, string>>;
}

function load(path: string, stored: Deployment['headers']): Answer {
  const body = readFileSync(path);
  return {
    status: 200,
    headers: {
      ...stored,
      'content-type': stored['content-type'] ?? types[extname(path)] ?? 'binary/octet-stream',
      etag: `"${createHash('md5').update(body).digest('hex')}"`,
    },
    body,
  };
}

const s3Error = (status: number, code: string, message: string): Answer => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`,
});

/** Who may not list a bucket does not learn that a file is missing. */
const accessDenied = s3Error(403, 'AccessDenied', 'Access Denied');
const invalidUri = s3Error(400, 'InvalidURI', 'Could not parse the specified URI.');
const notModified = { status: 304, body: '' };

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

type Files = Omit<Deployment, 'bucket'>;

/** The site's bucket as the edge reads it: the deployed files. */
export class StaticFiles {
  readonly #deployments: readonly Files[];
  readonly #loaded = new Map<string, Answer>();

  constructor(deployments: readonly Files[]) {
    this.#deployments = deployments;
  }

  /** The file at a path, or 304 when the caller has it. */
  get(path: string, ifNoneMatch?: string): Answer {
    const file = this.#find(path);
    return file.status === 200 && ifNoneMatch?.replace(/^W\//, '') === file.headers.etag
      ? { ...notModified, headers: file.headers }
      : file;
  }

  #find(path: string): Answer {
    const known = this.#loaded.get(path);
    if (known) return known;
    const key = decoded(path);
    if (key === undefined) return invalidUri;
    const safe = normalize(key);
    if (safe.includes('\0') || safe.startsWith('..')) return accessDenied;
    const deployment = this.#deployments.find(({ directory }) => isFile(join(directory, safe)));
    if (!deployment) return accessDenied;
    const file = load(join(deployment.directory, safe), deployment.headers);
    this.#loaded.set(path, file);
    return file;
  }
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
