import { request as httpRequest, type IncomingMessage } from 'node:http';
import { localSecretKey } from '../platform/credentials.ts';
import type { Answer } from '../platform/http-message.ts';
import { emptySha256, hmac, scopeText, sha256Hex, signatureAlgorithm, signingKey } from '../s3/signature/sigv4.ts';
import { uriEncodePath } from '../s3/uri.ts';
import { region } from '../template/identity.ts';

/** As whom CloudFront calls S3: what it may read is said by the policy of the bucket. */
export const edgePrincipal = 'cloudfront.amazonaws.com';

interface Read {
  /** Host name of the bucket. */
  readonly host: string;
  /** As the viewer sent it: it is the key. */
  readonly path: string;
  readonly ifNoneMatch: string | undefined;
  readonly time: number;
}

/** Where S3 finds an object; its host has no names for buckets here. */
function addressOf({ host, path }: Read) {
  const dot = host.indexOf('.');
  return { host: host.slice(dot + 1), path: `/${host.slice(0, dot)}${path}` };
}

/** S3 refuses a path that cannot be decoded before it looks at the signature. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Signs a request for an object as origin access control does. */
function signed(host: string, path: string, time: number): Record<string, string> {
  const date = `${new Date(time).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  const scope = { date: date.slice(0, 8), region };
  const headers = { host, 'x-amz-content-sha256': emptySha256, 'x-amz-date': date };
  const names = Object.keys(headers).join(';');
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`);
  const canonical = ['GET', uriEncodePath(decoded(path)), '', lines.join(''), names, emptySha256].join('\n');
  const toSign = [signatureAlgorithm, date, scopeText(scope), sha256Hex(canonical)].join('\n');
  const signature = hmac(signingKey(localSecretKey, scope), toSign).toString('hex');
  const credential = `Credential=${edgePrincipal}/${scopeText(scope)}`;
  return {
    ...headers,
    authorization: `${signatureAlgorithm} ${credential}, SignedHeaders=${names}, Signature=${signature}`,
  };
}

/** What S3 says for its own protocol reaches no viewer. */
const hidden = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding', 'content-length', 'server']);

const shown = (headers: IncomingMessage['headers']): Answer['headers'] =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || hidden.has(name) ? [] : [[name, value]],
    ),
  );

/** An object of a bucket as the edge reads it, or what S3 answers instead. */
export async function bucketObject(read: Read): Promise<Answer> {
  const { host, path } = addressOf(read);
  const headers = {
    ...signed(host, path, read.time),
    ...(read.ifNoneMatch !== undefined && { 'if-none-match': read.ifNoneMatch }),
  };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const { hostname, port } = new URL(`http://${host}`);
    httpRequest({ hostname, port, path, headers }, resolve).once('error', reject).end();
  });
  const body = Buffer.concat(await response.toArray());
  return { status: response.statusCode ?? 502, headers: shown(response.headers), body };
}
