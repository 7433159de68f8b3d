import { type ChecksumAlgorithm, checksumAlgorithm, Digests } from '../body/checksums.ts';
import { S3Error } from '../errors.ts';
import type { Checksum, StoredObject } from '../object/objects.ts';
import { bareTag } from '../object/preconditions.ts';
import { storeObject } from '../object/put-object.ts';
import type { Context } from '../operation.ts';
import { childText, parseXml, type XmlNode } from '../xml.ts';
import type { Part, Upload } from './uploads.ts';

/** A part as listed by the client that completes the upload: what it believes it has sent. */
export interface PartClaim {
  readonly number: number;
  readonly etag: string;
  readonly checksums: readonly { readonly algorithm: ChecksumAlgorithm; readonly value: string }[];
}

const maxParts = 10_000;
const minPartBytes = 5 * 1024 * 1024;

export function partNumber(text: string | undefined): number {
  const number = /^\d{1,5}$/.test(text ?? '') ? Number(text) : 0;
  if (number >= 1 && number <= maxParts) return number;
  throw new S3Error('InvalidArgument', `Part number must be an integer between 1 and ${maxParts}, inclusive`);
}

/** Reads the list of parts with which a client completes its upload. */
export function readClaims(text: string): PartClaim[] {
  const document = parseXml(text);
  const claims = document.children.map(partClaim);
  if (document.name !== 'CompleteMultipartUpload' || claims.length === 0) throw new S3Error('MalformedXML');
  return claims;
}

function partClaim(node: XmlNode): PartClaim {
  const etag = childText(node, 'ETag');
  if (node.name !== 'Part' || etag === undefined) throw new S3Error('MalformedXML');
  const checksums = node.children.filter(({ name }) => name.startsWith('Checksum'));
  return {
    number: partNumber(childText(node, 'PartNumber')?.trim()),
    etag,
    checksums: checksums.map(({ name, text }) => ({
      algorithm: checksumAlgorithm(name.slice('Checksum'.length)),
      value: text,
    })),
  };
}

/** Joins the parts into the object. The parts stay until the object is committed, so a failure loses nothing. */
export async function assembleParts(
  { request, bucket, now }: Context,
  upload: Upload,
  claims: readonly PartClaim[],
): Promise<StoredObject> {
  const parts = claimedParts(upload, claims);
  const digests = new Digests([]);
  const body = { chunks: digests.measure(bucket.uploads.read(upload, parts)), digests, checksum: undefined };
  const { headers } = upload;
  const etag = `"${digestOf(
    parts.map((part) => Buffer.from(bareTag(part.etag), 'hex')),
    'md5',
  ).toString('hex')}-${parts.length}"`;
  const target = { bucket, key: request.key, conditions: request.headers, headers, body, etag, now };
  return await storeObject(target, compositeChecksum(upload, parts));
}

function claimedParts(upload: Upload, claims: readonly PartClaim[]): Part[] {
  const outOfOrder = claims.some((claim, index) => claim.number <= (claims[index - 1]?.number ?? 0));
  if (outOfOrder) throw new S3Error('InvalidPartOrder');
  const parts = claims.map((claim) => claimedPart(upload, claim));
  const small = parts.slice(0, -1).find((part) => part.size < minPartBytes);
  if (small) {
    throw new S3Error('EntityTooSmall', undefined, {
      details: {
        ProposedSize: String(small.size),
        MinSizeAllowed: String(minPartBytes),
        PartNumber: String(small.number),
      },
    });
  }
  return parts;
}

function claimedPart(upload: Upload, claim: PartClaim): Part {
  const part = upload.parts.get(claim.number);
  const sameTag = part && bareTag(part.etag) === bareTag(claim.etag);
  if (!sameTag || claim.checksums.some(({ algorithm, value }) => part.checksums[algorithm] !== value)) {
    throw new S3Error('InvalidPart', undefined, { details: { PartNumber: String(claim.number), ETag: claim.etag } });
  }
  return part;
}

/** A checksum of the parts' checksums, which S3 stores unless asked for one of the whole object. */
function compositeChecksum({ checksumAlgorithm: algorithm }: Upload, parts: readonly Part[]): Checksum | undefined {
  if (!algorithm) return undefined;
  const digests = parts.map((part) => Buffer.from(part.checksums[algorithm] ?? '', 'base64'));
  const value = `${digestOf(digests, algorithm).toString('base64')}-${parts.length}`;
  return { algorithm, value, type: 'COMPOSITE' };
}

function digestOf(pieces: readonly Buffer[], algorithm: ChecksumAlgorithm | 'md5'): Buffer {
  const digests = new Digests([algorithm]);
  for (const piece of pieces) digests.update(piece);
  return digests.digest(algorithm);
}
