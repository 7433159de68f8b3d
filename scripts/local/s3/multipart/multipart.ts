import { openBody, readText } from '../body/body.ts';
import { checksumAlgorithm, checksumAlgorithms } from '../body/checksums.ts';
import { S3Error } from '../errors.ts';
import { storedHeaders } from '../object/object-headers.ts';
import { md5Tag } from '../object/put-object.ts';
import { type Context, type S3Response, xmlResponse } from '../operation.ts';
import { uriEncodePath } from '../uri.ts';
import type { Element } from '../xml.ts';
import { assembleParts, partNumber, readClaims } from './assembly.ts';
import type { Part } from './uploads.ts';

const maxListedParts = 1000;
const maxDocumentBytes = 4 * 1024 * 1024;

export function createMultipartUpload({ request, bucket }: Context): S3Response {
  const declared = request.headers['x-amz-checksum-algorithm'];
  if ((request.headers['x-amz-checksum-type'] ?? 'COMPOSITE') !== 'COMPOSITE') throw new S3Error('NotImplemented');
  const id = bucket.uploads.create({
    key: request.key,
    headers: storedHeaders(request.headers),
    checksumAlgorithm: declared ? checksumAlgorithm(declared) : undefined,
  });
  return xmlResponse([
    'InitiateMultipartUploadResult',
    [
      ['Bucket', bucket.name],
      ['Key', request.key],
      ['UploadId', id],
    ],
  ]);
}

export async function uploadPart(context: Context): Promise<S3Response> {
  const { request, bucket, signed, now } = context;
  const number = partNumber(request.query.get('partNumber'));
  const upload = bucket.uploads.get(uploadId(context), request.key);
  const wanted = upload.checksumAlgorithm ? [upload.checksumAlgorithm] : [];
  const { chunks, digests, checksum } = openBody(request, signed, ['md5', ...wanted]);
  const blob = await bucket.uploads.writePart(upload, number, chunks);
  try {
    const algorithms = new Set([...wanted, ...(checksum ? [checksum] : [])]);
    const checksums = Object.fromEntries(
      [...algorithms].map((name) => [name, digests.digest(name).toString('base64')]),
    );
    const part: Part = { number, blob, size: digests.size, etag: md5Tag(digests), lastModified: now, checksums };
    bucket.uploads.commitPart(upload, part);
    return { status: 200, headers: { etag: part.etag, ...checksumHeader(part) } };
  } catch (error) {
    bucket.uploads.discardPart(upload, blob);
    throw error;
  }
}

export function listParts(context: Context): S3Response {
  const { request, bucket } = context;
  const id = uploadId(context);
  const upload = bucket.uploads.get(id, request.key);
  const marker = wholeNumber(request.query.get('part-number-marker'), 0);
  const limit = Math.min(wholeNumber(request.query.get('max-parts'), maxListedParts), maxListedParts);
  const rest = [...upload.parts.values()].sort((a, b) => a.number - b.number).filter(({ number }) => number > marker);
  const page = rest.slice(0, limit);
  return xmlResponse([
    'ListPartsResult',
    [
      ['Bucket', bucket.name],
      ['Key', request.key],
      ['UploadId', id],
      ['PartNumberMarker', marker],
      ['NextPartNumberMarker', page.at(-1)?.number ?? marker],
      ['MaxParts', limit],
      ['IsTruncated', rest.length > page.length],
      ...page.map(partElement),
    ],
  ]);
}

export async function completeMultipartUpload(context: Context): Promise<S3Response> {
  const { request, bucket, signed } = context;
  const upload = bucket.uploads.get(uploadId(context), request.key);
  const claims = readClaims(await readText(openBody(request, signed), maxDocumentBytes));
  const object = await bucket.uploads.finish(upload, () => assembleParts(context, upload, claims));
  return xmlResponse([
    'CompleteMultipartUploadResult',
    [
      ['Location', `http://${request.headers.host ?? ''}/${bucket.name}/${uriEncodePath(request.key)}`],
      ['Bucket', bucket.name],
      ['Key', request.key],
      ['ETag', object.etag],
      object.checksum && [`Checksum${object.checksum.algorithm.toUpperCase()}`, object.checksum.value],
      object.checksum && ['ChecksumType', object.checksum.type],
    ],
  ]);
}

export function abortMultipartUpload(context: Context): S3Response {
  context.bucket.uploads.abort(uploadId(context), context.request.key);
  return { status: 204 };
}

function uploadId({ request }: Context): string {
  return request.query.get('uploadId') ?? '';
}

function wholeNumber(text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  if (!/^\d{1,9}$/.test(text)) throw new S3Error('InvalidArgument');
  return Number(text);
}

function partElement(part: Part): Element {
  const checksums = checksumAlgorithms.map((name): Element | undefined => {
    const value = part.checksums[name];
    return value === undefined ? undefined : [`Checksum${name.toUpperCase()}`, value];
  });
  return [
    'Part',
    [
      ['PartNumber', part.number],
      ['LastModified', new Date(part.lastModified).toISOString()],
      ['ETag', part.etag],
      ['Size', part.size],
      ...checksums,
    ],
  ];
}

function checksumHeader({ checksums }: Part): Record<string, string> {
  return Object.fromEntries(Object.entries(checksums).map(([name, value]) => [`x-amz-checksum-${name}`, value]));
}
