import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
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
const compressible = /^(text|application\/(json|manifest)|image\/svg)/;

interface File {
  readonly bodies: Readonly<Record<'identity' | 'gzip' | 'br', Buffer>>;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Deployment {
  readonly directory: string;
  /** What the bucket stores about each file: its cache lifetime, and type and encoding unless the name implies them. */
  readonly headers: Readonly<Record<string, string>>;
}

function load(path: string, stored: Deployment['headers']): File {
  const identity = readFileSync(path);
  const type = stored['content-type'] ?? types[extname(path)] ?? 'application/octet-stream';
  const worth = !stored['content-encoding'] && compressible.test(type) && identity.length > 1000;
  return {
    bodies: {
      identity,
      gzip: worth ? gzipSync(identity) : identity,
      br: worth ? brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }) : identity,
    },
    headers: {
      'cache-control': 'no-cache',
      ...stored,
      'content-type': type,
      etag: `"${createHash('md5').update(identity).digest('hex')}"`,
      ...(worth && { vary: 'Accept-Encoding' }),
    },
  };
}

/** The site's bucket behind the edge: the deployed files, compressed as CloudFront does. */
export class StaticFiles {
  readonly #deployments: readonly Deployment[];
  readonly #cache = new Map<string, File | undefined>();

  constructor(deployments: readonly Deployment[]) {
    this.#deployments = deployments;
  }

  get(path: string, acceptEncoding = '', ifNoneMatch?: string): Answer | undefined {
    const file = this.#find(path);
    if (!file) return undefined;
    if (ifNoneMatch === file.headers.etag) return { status: 304, headers: file.headers, body: '' };
    const encoding = /\bbr\b/.test(acceptEncoding) ? 'br' : /\bgzip\b/.test(acceptEncoding) ? 'gzip' : 'identity';
    const body = file.bodies[encoding];
    const compressed = encoding !== 'identity' && body !== file.bodies.identity;
    return { status: 200, headers: { ...file.headers, ...(compressed && { 'content-encoding': encoding }) }, body };
  }

  #find(path: string): File | undefined {
    const known = this.#cache.get(path);
    if (known) return known;
    const safe = normalize(decodeURIComponent(path));
    if (safe.includes('\0') || safe.startsWith('..')) return undefined;
    const deployment = this.#deployments.find(({ directory }) => existsSync(join(directory, safe)));
    if (!deployment) return undefined;
    const file = load(join(deployment.directory, safe), deployment.headers);
    this.#cache.set(path, file);
    return file;
  }
}
