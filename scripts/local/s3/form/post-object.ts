import type { Faults } from '../../faults/faults.ts';
import { incomingChunks } from '../body/body.ts';
import { Digests, declaredChecksum, verifyChecksum } from '../body/checksums.ts';
import type { Bucket } from '../bucket.ts';
import { S3Error } from '../errors.ts';
import { withFaults } from '../injected-faults.ts';
import { assertSupportedHeaders, storedHeaders } from '../object/object-headers.ts';
import type { StoredObject } from '../object/objects.ts';
import { storeObject } from '../object/put-object.ts';
import { type S3Response, xmlResponse } from '../operation.ts';
import type { Permission } from '../permission.ts';
import type { Headers, S3Request } from '../request.ts';
import { type Credentials, parseCredential } from '../signature/sigv4.ts';
import { uriEncodePath } from '../uri.ts';
import { readForm } from './form-data.ts';
import { checkPostPolicy, type SizeLimits } from './post-policy.ts';

const maxKeyBytes = 1024;
const maxFileBytes = 5 * 1024 ** 3;
/** Form fields that would require more than storing the file. */
const unsupported = ['acl', 'redirect', 'success_action_redirect', 'tagging'];

export function isFormPost({ method, key, headers }: S3Request): boolean {
  return method === 'POST' && key === '' && /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
}

interface FormService {
  readonly credentials: Credentials;
  readonly permissionOf: (signer: string) => Permission;
  readonly now: number;
  readonly faults?: Pick<Faults, 'around'> | undefined;
}

/** A browser's upload. Here the form is signed, not the request. */
export async function postObject(
  request: S3Request,
  bucket: Bucket,
  { credentials, permissionOf, now, faults }: FormService,
): Promise<S3Response> {
  const form = await readForm(request.headers['content-type'] ?? '', incomingChunks(request));
  // Variables are filled in before the policy is checked, because the final key has to satisfy it.
  const key = (form.fields.get('key') ?? '').replace(/\$\{filename\}/g, () => form.fileName);
  const fields = new Map(form.fields).set('key', key);
  if (key === '') throw new S3Error('InvalidArgument', "Bucket POST must contain a field named 'key'.");
  if (Buffer.byteLength(key) > maxKeyBytes) throw new S3Error('KeyTooLongError');
  const limits = checkPostPolicy(fields, bucket.name, credentials, now);
  const signer = parseCredential(fields.get('x-amz-credential'))?.accessKeyId ?? '';
  permissionOf(signer).checkWrite({ bucket: bucket.name, key });
  const headers: Headers = Object.fromEntries(fields);
  checkSupported(headers);
  const checksum = declaredChecksum(headers);
  const digests = new Digests(['md5', ...(checksum ? [checksum] : [])]);
  async function* verified(): AsyncGenerator<Buffer> {
    yield* digests.measure(withinLimits(form.content, limits));
    if (checksum) verifyChecksum(checksum, headers[`x-amz-checksum-${checksum}`], digests);
  }
  const body = { chunks: verified(), digests, checksum };
  return await withFaults(faults, { operation: 'PostObject' }, async () => {
    const object = await storeObject({ bucket, key, conditions: {}, headers: storedHeaders(headers), body, now });
    return answer(request, bucket, object, fields.get('success_action_status'));
  });
}

function checkSupported(fields: Headers): void {
  const name = unsupported.find((field) => fields[field] !== undefined);
  if (name !== undefined) throw new S3Error('NotImplemented', undefined, { details: { Header: name } });
  const { 'x-amz-algorithm': _a, 'x-amz-credential': _c, 'x-amz-signature': _s, ...rest } = fields;
  assertSupportedHeaders(rest);
}

/** Stops storing as soon as the file is too long; a hostile client must not fill the disk first. */
async function* withinLimits(
  chunks: AsyncIterable<Buffer>,
  { minBytes, maxBytes }: SizeLimits,
): AsyncGenerator<Buffer> {
  const most = Math.min(maxBytes, maxFileBytes);
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > most) throw new S3Error('EntityTooLarge', undefined, { details: { MaxSizeAllowed: String(most) } });
    yield chunk;
  }
  if (size < minBytes) {
    throw new S3Error('EntityTooSmall', undefined, {
      details: { ProposedSize: String(size), MinSizeAllowed: String(minBytes) },
    });
  }
}

function answer(
  request: S3Request,
  bucket: Bucket,
  { key, etag }: StoredObject,
  status: string | undefined,
): S3Response {
  const location = `http://${request.headers.host ?? ''}/${bucket.name}/${uriEncodePath(key)}`;
  const headers = { etag, location };
  if (status !== '201') return { status: status === '200' ? 200 : 204, headers };
  const response = xmlResponse(
    [
      'PostResponse',
      [
        ['Location', location],
        ['Bucket', bucket.name],
        ['Key', key],
        ['ETag', etag],
      ],
    ],
    201,
  );
  return { ...response, headers: { ...response.headers, ...headers } };
}
