import { createHash, type Hash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { S3Error } from '../errors.ts';
import type { Headers } from '../request.ts';

export const checksumAlgorithms = ['crc32', 'sha1', 'sha256'] as const;
export type ChecksumAlgorithm = (typeof checksumAlgorithms)[number];
export type DigestAlgorithm = ChecksumAlgorithm | 'md5';

const digestBytes: Readonly<Record<DigestAlgorithm, number>> = { crc32: 4, md5: 16, sha1: 20, sha256: 32 };

/** zlib's CRC-32 behind the interface of the other digests. */
class Crc32 {
  #value = 0;

  update(chunk: Buffer): void {
    this.#value = crc32(chunk, this.#value);
  }

  digest(): Buffer {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(this.#value);
    return bytes;
  }
}

/** All digests a body needs, computed in one pass as it streams by. */
export class Digests {
  readonly #hashes: ReadonlyMap<DigestAlgorithm, Hash | Crc32>;
  readonly #results = new Map<DigestAlgorithm, Buffer>();
  size = 0;

  constructor(algorithms: Iterable<DigestAlgorithm>) {
    this.#hashes = new Map(
      [...new Set(algorithms)].map((name) => [name, name === 'crc32' ? new Crc32() : createHash(name)]),
    );
  }

  update(chunk: Buffer): void {
    this.size += chunk.length;
    for (const hash of this.#hashes.values()) hash.update(chunk);
  }

  digest(algorithm: DigestAlgorithm): Buffer {
    const known = this.#results.get(algorithm) ?? this.#hashes.get(algorithm)?.digest();
    if (!known) throw new Error(`Digest ${algorithm} was not requested`);
    this.#results.set(algorithm, known);
    return known;
  }

  async *measure(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      this.update(chunk);
      yield chunk;
    }
  }
}

/** Strict: Node's decoder skips what is not base64, and a damaged digest must not pass for a shorter one. */
export function decodeDigest(text: string, algorithm: DigestAlgorithm): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64');
  return bytes.length === digestBytes[algorithm] && bytes.toString('base64') === text ? bytes : undefined;
}

/** The algorithm of an `x-amz-checksum-…` header or trailer. Unsupported ones are rejected, never ignored. */
export function checksumAlgorithm(header: string): ChecksumAlgorithm {
  const name = header.replace('x-amz-checksum-', '').toLowerCase();
  const known = checksumAlgorithms.find((algorithm) => algorithm === name);
  if (!known) throw new S3Error('NotImplemented', `The checksum algorithm ${name} is not implemented`);
  return known;
}

/** The one checksum a request declares for its body, in a header or by naming a trailer. */
export function declaredChecksum(headers: Headers): ChecksumAlgorithm | undefined {
  const names = Object.keys(headers).filter((name) => /^x-amz-checksum-(?!mode$|algorithm$|type$)/.test(name));
  const trailer = headers['x-amz-trailer']?.toLowerCase();
  if (trailer !== undefined) {
    if (!/^x-amz-checksum-[a-z0-9]+$/.test(trailer)) throw new S3Error('NotImplemented', `Trailer ${trailer}`);
    names.push(trailer);
  }
  if (names.length > 1) {
    throw new S3Error(
      'InvalidRequest',
      'Expecting a single x-amz-checksum- header. Multiple checksum Types are not allowed.',
    );
  }
  if (names[0] === undefined && headers['x-amz-sdk-checksum-algorithm'] !== undefined) {
    throw new S3Error(
      'InvalidRequest',
      'x-amz-sdk-checksum-algorithm specified, but no corresponding x-amz-checksum-* or x-amz-trailer headers were found.',
    );
  }
  return names[0] === undefined ? undefined : checksumAlgorithm(names[0]);
}

/** Throws unless the declared checksum is well formed and matches the computed one. */
export function verifyChecksum(algorithm: ChecksumAlgorithm, declared: string | undefined, digests: Digests): void {
  const expected = declared === undefined ? undefined : decodeDigest(declared, algorithm);
  if (!expected) {
    throw new S3Error('InvalidRequest', `Value for x-amz-checksum-${algorithm} header is invalid.`);
  }
  if (!expected.equals(digests.digest(algorithm))) {
    throw new S3Error(
      'BadDigest',
      `The ${algorithm.toUpperCase()} you specified did not match the calculated checksum.`,
    );
  }
}
