import { createHash } from 'node:crypto';
import { S3Error } from '../errors.ts';
import type { ChunkSigning } from '../signature/signature.ts';
import { emptySha256, hmac, sameSignature, sha256Hex } from '../signature/sigv4.ts';
import { ByteReader } from './byte-reader.ts';

const minChunkBytes = 8192;
const maxLineBytes = 16 * 1024;

/** Checks the chain of chunk signatures. Each one covers its predecessor, so no chunk can be left out or moved. */
class ChunkChain {
  readonly #signing: ChunkSigning;
  #previous: string;

  constructor(signing: ChunkSigning) {
    this.#signing = signing;
    this.#previous = signing.seed;
  }

  verify(kind: 'PAYLOAD' | 'TRAILER', hashes: readonly string[], given: string | undefined): void {
    const { amzDate, scope, key } = this.#signing;
    const toSign = [`AWS4-HMAC-SHA256-${kind}`, amzDate, scope, this.#previous, ...hashes].join('\n');
    const expected = hmac(key, toSign).toString('hex');
    if (given === undefined || !sameSignature(expected, given)) throw new S3Error('SignatureDoesNotMatch');
    this.#previous = expected;
  }
}

/**
 * The body of an `aws-chunked` request without its framing. Data is passed on before its signature has been checked, so
 * the consumer must not commit anything before the generator ends.
 */
export class AwsChunkedBody {
  readonly #reader: ByteReader;
  readonly #chain: ChunkChain | undefined;
  readonly trailers = new Map<string, string>();

  constructor(source: AsyncIterable<Buffer>, signing: ChunkSigning | undefined) {
    this.#reader = new ByteReader(source);
    this.#chain = signing ? new ChunkChain(signing) : undefined;
  }

  async *chunks(): AsyncGenerator<Buffer> {
    let short = false;
    for (;;) {
      const { size, signature } = await this.#header();
      if (size > 0 && short) throw new S3Error('InvalidChunkSizeError');
      short = size < minChunkBytes;
      const hash = createHash('sha256');
      for await (const piece of this.#reader.exactly(size)) {
        if (this.#chain) hash.update(piece);
        yield piece;
      }
      this.#chain?.verify('PAYLOAD', [emptySha256, hash.digest('hex')], signature);
      if (size === 0) return await this.#readTrailers();
      if ((await this.#reader.until('\r\n', 0)) === undefined) throw new S3Error('IncompleteBody');
    }
  }

  async #header(): Promise<{ size: number; signature: string | undefined }> {
    const line = await this.#reader.until('\r\n', maxLineBytes);
    const match = /^([0-9a-f]{1,8})(?:;chunk-signature=([0-9a-f]{64}))?$/i.exec(line?.toString('latin1') ?? '');
    if (!match?.[1]) throw new S3Error('IncompleteBody');
    return { size: Number.parseInt(match[1], 16), signature: match[2] };
  }

  /** Some clients omit the last empty line; the end of the stream then ends the trailers. */
  async #readTrailers(): Promise<void> {
    for (;;) {
      const line = (await this.#reader.until('\r\n', maxLineBytes))?.toString('latin1') ?? '';
      if (line === '') break;
      const colon = line.indexOf(':');
      if (colon < 1) throw new S3Error('MalformedTrailerError');
      this.trailers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
    }
    this.#verifyTrailers();
  }

  #verifyTrailers(): void {
    const signature = this.trailers.get('x-amz-trailer-signature');
    this.trailers.delete('x-amz-trailer-signature');
    if (!this.#chain || this.trailers.size === 0) return;
    const canonical = [...this.trailers].map(([name, value]) => `${name}:${value}\n`).join('');
    this.#chain.verify('TRAILER', [sha256Hex(canonical)], signature);
  }
}
