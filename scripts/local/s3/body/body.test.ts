import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { GetObjectCommand, HeadObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorCode, failure, rawRequest, startTestS3, type TestS3 } from '../testing/harness.ts';
import { hash, signedChunks, signHeaders } from '../testing/signer.ts';

const Bucket = 'books';
let test: TestS3;
let client: S3Client;

beforeAll(async () => {
  test = await startTestS3();
  test.s3.createBucket(Bucket);
  client = test.client();
});

afterAll(async () => {
  expect(test.logged).toEqual([]);
  await test.stop();
});

function crcOf(data: Buffer): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(crc32(data));
  return bytes.toString('base64');
}

interface Put {
  headers?: Record<string, string>;
  payloadHash: string;
  body: Buffer | ((seed: string, time: number) => Buffer);
}

/** A put whose body may contradict its headers; returns status and error code, or the stored text. */
async function put(key: string, { headers = {}, payloadHash, body }: Put): Promise<string> {
  const time = test.clock.now();
  const request = { method: 'PUT', path: `/${Bucket}/${key}`, host: `127.0.0.1:${test.s3.port}`, headers, payloadHash };
  const signed = signHeaders({ ...request, time });
  const sent = typeof body === 'function' ? body(signed.signature, time) : body;
  const answer = await rawRequest(test.s3.port, { ...request, headers: signed.headers, body: sent });
  if (answer.status !== 200) return `${answer.status} ${errorCode(answer.body)}`;
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: key }));
  return (await Body?.transformToString()) ?? '';
}

const text = Buffer.from('the text');

describe('a plain body', () => {
  it('must be the one that was signed', async () => {
    expect(await put('plain', { payloadHash: hash(text), body: text })).toBe('the text');
    expect(await put('plain', { payloadHash: 'UNSIGNED-PAYLOAD', body: text })).toBe('the text');
    expect(await put('plain-2', { payloadHash: hash('other'), body: text })).toBe('400 XAmzContentSHA256Mismatch');
    expect(await failure(client.send(new HeadObjectCommand({ Bucket, Key: 'plain-2' })))).toMatchObject({
      status: 404,
    });
  });

  it('must have the MD5 it declares', async () => {
    const md5 = (value: string) => ({ payloadHash: hash(text), body: text, headers: { 'content-md5': value } });
    const right = createHash('md5').update(text).digest('base64');
    const wrong = createHash('md5').update('other').digest('base64');
    expect(await put('md5', md5(right))).toBe('the text');
    expect(await put('md5', md5(wrong))).toBe('400 BadDigest');
    expect(await put('md5', md5('abc'))).toBe('400 InvalidDigest');
  });

  it.each([
    ['crc32', crcOf(text), crcOf(Buffer.from('other'))],
    ['sha1', createHash('sha1').update(text).digest('base64'), createHash('sha1').update('o').digest('base64')],
    ['sha256', createHash('sha256').update(text).digest('base64'), createHash('sha256').update('o').digest('base64')],
  ])('must have the %s it declares', async (name, right, wrong) => {
    const check = (value: string) => ({
      payloadHash: hash(text),
      body: text,
      headers: { [`x-amz-checksum-${name}`]: value },
    });
    expect(await put(name, check(right))).toBe('the text');
    expect(await put(name, check(wrong))).toBe('400 BadDigest');
    expect(await put(name, check('!!'))).toBe('400 InvalidRequest');
  });

  it('is refused with an unsupported checksum, two of them, or a missing promised one', async () => {
    const send = (headers: Record<string, string>) => put('sums', { payloadHash: hash(text), body: text, headers });
    expect(await send({ 'x-amz-checksum-crc64nvme': 'AAAAAAAAAAA=' })).toBe('501 NotImplemented');
    expect(await send({ 'x-amz-checksum-crc32c': 'AAAAAA==' })).toBe('501 NotImplemented');
    expect(await send({ 'x-amz-checksum-crc32': crcOf(text), 'x-amz-checksum-sha1': 'x' })).toBe('400 InvalidRequest');
    expect(await send({ 'x-amz-sdk-checksum-algorithm': 'CRC32' })).toBe('400 InvalidRequest');
  });

  it('needs a length', async () => {
    const headers = { 'transfer-encoding': 'chunked' };
    const time = test.clock.now();
    const request = {
      method: 'PUT',
      path: `/${Bucket}/k`,
      host: `127.0.0.1:${test.s3.port}`,
      payloadHash: hash(text),
      time,
    };
    const signed = signHeaders(request).headers;
    const answer = await rawRequest(test.s3.port, { ...request, headers: { ...signed, ...headers }, body: text });
    expect([answer.status, errorCode(answer.body)]).toEqual([501, 'NotImplemented']);
  });

  it('is stored with its checksum, which the SDK verifies when reading', async () => {
    await client.send(new PutObjectCommand({ Bucket, Key: 'kept', Body: text, ChecksumAlgorithm: 'SHA256' }));
    const head = await client.send(new HeadObjectCommand({ Bucket, Key: 'kept', ChecksumMode: 'ENABLED' }));
    expect(head).toMatchObject({
      ChecksumSHA256: createHash('sha256').update(text).digest('base64'),
      ChecksumType: 'FULL_OBJECT',
    });
    const object = await client.send(new GetObjectCommand({ Bucket, Key: 'kept' }));
    expect([object.ChecksumSHA256, await object.Body?.transformToString()]).toEqual([head.ChecksumSHA256, 'the text']);
  });
});

describe('a streamed body of the SDK', () => {
  it('arrives without its framing', async () => {
    const pieces = Array.from({ length: 40 }, (_, n) => Buffer.alloc(64 * 1024, String(n % 10)));
    const whole = Buffer.concat(pieces);
    const Body = Readable.from(pieces);
    await client.send(
      new PutObjectCommand({ Bucket, Key: 'streamed', Body, ContentLength: whole.length, ContentEncoding: 'gzip' }),
    );
    const object = await client.send(new GetObjectCommand({ Bucket, Key: 'streamed' }));
    expect(object).toMatchObject({ ContentEncoding: 'gzip', ChecksumCRC32: crcOf(whole), ContentLength: whole.length });
    expect(whole.equals(Buffer.from((await object.Body?.transformToByteArray()) ?? []))).toBe(true);
  });

  it('is refused in small pieces, as by S3', async () => {
    const Body = Readable.from([Buffer.from('small'), Buffer.from('pieces')]);
    const sent = client.send(new PutObjectCommand({ Bucket, Key: 'small', Body, ContentLength: 11 }));
    expect(await failure(sent)).toEqual({ name: 'InvalidChunkSizeError', status: 403 });
  });
});

describe('signed chunks', () => {
  const pieces = [Buffer.alloc(10_000, 'a'), Buffer.alloc(10_000, 'b'), Buffer.from('the end')];
  const whole = Buffer.concat(pieces).toString();
  const payloadHash = 'STREAMING-AWS4-HMAC-SHA256-PAYLOAD';
  const length = (size: number) => ({
    'content-encoding': 'aws-chunked',
    'x-amz-decoded-content-length': String(size),
  });

  it('are accepted in order and refused when changed, moved, left out or cut off', async () => {
    const send = (change: (body: Buffer) => Buffer) =>
      put('chunks', {
        payloadHash,
        headers: length(whole.length),
        body: (seed, time) => change(signedChunks(pieces, { seed, time })),
      });
    const edit = (change: (body: string) => string) => (body: Buffer) =>
      Buffer.from(change(body.toString('latin1')), 'latin1');
    const frame = (n: number) => new RegExp(`^((?:.*\\r\\n.*\\r\\n){${n}})(.*\\r\\n.*\\r\\n)(.*\\r\\n.*\\r\\n)`);
    expect(await send((body) => body)).toBe(whole);
    expect(await send(edit((body) => body.replace('the end', 'the END')))).toBe('403 SignatureDoesNotMatch');
    expect(await send(edit((body) => body.replace(frame(0), '$1$3$2')))).toBe('403 SignatureDoesNotMatch');
    expect(await send(edit((body) => body.replace(frame(0), '$1$2')))).toBe('403 SignatureDoesNotMatch');
    expect(
      await send(edit((body) => body.replace(/chunk-signature=(?!.*chunk)[0-9a-f]{4}/s, 'chunk-signature=0000'))),
    ).toBe('403 SignatureDoesNotMatch');
    expect(await send(edit((body) => body.replace(/;chunk-signature=[0-9a-f]+/, '')))).toBe(
      '403 SignatureDoesNotMatch',
    );
    expect(await send((body) => body.subarray(0, -100))).toBe('400 IncompleteBody');
  });

  it('must add up to the declared length', async () => {
    const body = (seed: string, time: number) => signedChunks(pieces, { seed, time });
    expect(await put('sum', { payloadHash, headers: length(whole.length + 1), body })).toBe('400 IncompleteBody');
    expect(await put('sum', { payloadHash, body })).toBe('411 MissingContentLength');
  });

  it('carry signed trailers', async () => {
    const send = (crc: string, change = (body: Buffer) => body) =>
      put('trailers', {
        payloadHash: `${payloadHash}-TRAILER`,
        headers: { ...length(whole.length), 'x-amz-trailer': 'x-amz-checksum-crc32' },
        body: (seed, time) => change(signedChunks(pieces, { seed, time, trailers: { 'x-amz-checksum-crc32': crc } })),
      });
    const right = crcOf(Buffer.concat(pieces));
    const wrong = crcOf(text);
    expect(await send(right)).toBe(whole);
    expect(await send(wrong)).toBe('400 BadDigest');
    const swap = (body: Buffer) => Buffer.from(body.toString('latin1').replace(wrong, right), 'latin1');
    expect(await send(wrong, swap)).toBe('403 SignatureDoesNotMatch');
  });
});

describe('unsigned chunks', () => {
  const payloadHash = 'STREAMING-UNSIGNED-PAYLOAD-TRAILER';
  const headers = { 'x-amz-decoded-content-length': '8', 'x-amz-trailer': 'x-amz-checksum-crc32' };
  const send = (body: string) => put('unsigned', { payloadHash, headers, body: Buffer.from(body) });

  it('are verified by the checksum in the trailer', async () => {
    const right = crcOf(text);
    expect(await send(`8\r\nthe text\r\n0\r\nx-amz-checksum-crc32:${right}\r\n\r\n`)).toBe('the text');
    expect(await send(`8\r\nthe test\r\n0\r\nx-amz-checksum-crc32:${right}\r\n\r\n`)).toBe('400 BadDigest');
    expect(await send('8\r\nthe text\r\n0\r\n\r\n')).toBe('400 InvalidRequest');
    expect(await send(`8\r\nthe text\r\n0\r\nnonsense\r\n\r\n`)).toBe('400 MalformedTrailerError');
    expect(await send('8\r\nthe text, longer\r\n0\r\n\r\n')).toBe('400 IncompleteBody');
    expect(await send('ffffffff\r\nthe text')).toBe('400 IncompleteBody');
    expect(await send('nonsense')).toBe('400 IncompleteBody');
  });
});
