import { GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessKey, errorCode, failure, rawRequest, startTestS3, type TestS3 } from '../testing/harness.ts';
import { hash, signHeaders } from '../testing/signer.ts';

const minute = 60_000;
let test: TestS3;
let client: S3Client;

beforeAll(async () => {
  test = await startTestS3();
  test.s3.createBucket('books');
  client = test.client();
  await client.send(new PutObjectCommand({ Bucket: 'books', Key: "a b/ü+'(1)*.txt", Body: 'text' }));
  await client.send(new PutObjectCommand({ Bucket: 'books', Key: 'other.txt', Body: 'other' }));
});

afterAll(async () => {
  expect(test.logged).toEqual([]);
  await test.stop();
});

const presigned = (options: { expiresIn?: number; signingDate?: Date } = {}): Promise<string> =>
  getSignedUrl(client, new GetObjectCommand({ Bucket: 'books', Key: "a b/ü+'(1)*.txt" }), {
    expiresIn: 60,
    ...options,
  });

async function outcome(response: Promise<Response>): Promise<string> {
  const answer = await response;
  const text = await answer.text();
  return `${answer.status} ${errorCode(text) ?? text}`;
}

describe('signature in the header', () => {
  it('refuses a wrong secret, an unknown key and an unsigned request', async () => {
    const get = new GetObjectCommand({ Bucket: 'books', Key: 'other.txt' });
    const wrong = test.client({ credentials: { accessKeyId: accessKey, secretAccessKey: 'guessed' } });
    expect(await failure(wrong.send(get))).toEqual({ name: 'SignatureDoesNotMatch', status: 403 });
    const unknown = test.client({ credentials: { accessKeyId: 'Nobody', secretAccessKey: 'guessed' } });
    expect(await failure(unknown.send(get))).toEqual({ name: 'InvalidAccessKeyId', status: 403 });
    expect(await outcome(fetch(`${test.url}/books/other.txt`))).toBe('403 AccessDenied');
  });

  it('is bound to method, path, query and every x-amz header', async () => {
    const base = { method: 'GET', path: '/books/other.txt', host: `127.0.0.1:${test.s3.port}`, payloadHash: hash('') };
    const { headers } = signHeaders({ ...base, time: test.clock.now() });
    const send = async (path: string, method = 'GET', extra = {}): Promise<string> => {
      const { status, body } = await rawRequest(test.s3.port, { method, path, headers: { ...headers, ...extra } });
      return `${status} ${errorCode(body) ?? body}`;
    };
    expect(await send('/books/other.txt')).toBe('200 other');
    expect(await send('/books/%6fther.txt')).toBe('200 other');
    expect(await send('/books/other2.txt')).toBe('403 SignatureDoesNotMatch');
    expect(await send('/books/other.txt?response-content-type=text/html')).toBe('403 SignatureDoesNotMatch');
    expect(await send('/books/other.txt', 'DELETE')).toBe('403 SignatureDoesNotMatch');
    expect(await send('/books/other.txt', 'GET', { 'x-amz-meta-added': '1' })).toBe('403 AccessDenied');
  });

  it('sorts query parameters by name, not by the joined text', async () => {
    const query = 'list-type=2&prefix=a&prefix-like=x';
    const base = { method: 'GET', path: '/books', query, host: `127.0.0.1:${test.s3.port}`, payloadHash: hash('') };
    const { headers } = signHeaders({ ...base, time: test.clock.now() });
    const path = '/books?prefix-like=x&prefix=a&list-type=2';
    expect((await rawRequest(test.s3.port, { path, headers })).status).toBe(200);
  });

  it('is valid for 15 minutes either way, by the clock', async () => {
    const get = async (offset: number): Promise<string | undefined> => {
      const base = {
        method: 'GET',
        path: '/books/other.txt',
        host: `127.0.0.1:${test.s3.port}`,
        payloadHash: hash(''),
      };
      const { headers } = signHeaders({ ...base, time: test.clock.now() + offset });
      return errorCode((await rawRequest(test.s3.port, { path: base.path, headers })).body);
    };
    expect(await get(-14.9 * minute)).toBeUndefined();
    expect(await get(14.9 * minute)).toBeUndefined();
    expect(await get(-15.1 * minute)).toBe('RequestTimeTooSkewed');
    expect(await get(15.1 * minute)).toBe('RequestTimeTooSkewed');
  });

  it('lets the SDK correct its clock from the responses when a test has moved this one', async () => {
    const moved = await startTestS3();
    moved.s3.createBucket('books');
    moved.clock.advance(3 * 24 * 60 * minute);
    const put = new PutObjectCommand({ Bucket: 'books', Key: 'k', Body: 'later' });
    expect(await failure(moved.client().send(put))).toEqual({ name: 'RequestTimeTooSkewed', status: 403 });
    const patient = await moved.client({ maxAttempts: 2 }).send(put);
    expect(patient.ETag).toBeDefined();
    await moved.stop();
  });

  it('reports what is wrong with a malformed header', async () => {
    const send = async (authorization: string, headers = {}): Promise<string> =>
      outcome(fetch(`${test.url}/books/other.txt`, { headers: { authorization, ...headers } }));
    expect(await send('Bearer abc')).toBe('400 InvalidArgument');
    expect(await send('AWS4-HMAC-SHA256 Credential=x')).toBe('400 AuthorizationHeaderMalformed');
    const whole = 'AWS4-HMAC-SHA256 Credential=x/20260101/r/s3/aws4_request,SignedHeaders=host,Signature=00';
    expect(await send(whole)).toBe('403 AccessDenied');
    expect(await send(whole, { 'x-amz-date': '20260101T000000Z' })).toBe('400 InvalidRequest');
    for (const name of ['__proto__', 'constructor']) {
      const odd = whole.replace('=host', `=host;${name}`).replace('=x/', `=${accessKey}/`);
      const headers = { 'x-amz-date': '20260101T000000Z', 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' };
      expect(await send(odd, headers)).toBe('403 SignatureDoesNotMatch');
    }
    const sha = { 'x-amz-date': '20260101T000000Z', 'x-amz-content-sha256': 'nonsense' };
    expect(await send(whole, sha)).toBe('400 InvalidArgument');
  });
});

describe('pre-signed URL', () => {
  it('serves the object, whatever characters its key has', async () => {
    expect(await outcome(fetch(await presigned()))).toBe('200 text');
  });

  it('expires by the clock', async () => {
    const server = await startTestS3();
    server.s3.createBucket('books');
    const uploader = server.client();
    await uploader.send(new PutObjectCommand({ Bucket: 'books', Key: 'k', Body: 'text' }));
    const url = await getSignedUrl(uploader, new GetObjectCommand({ Bucket: 'books', Key: 'k' }), { expiresIn: 60 });
    server.clock.advance(55_000);
    expect(await outcome(fetch(url))).toBe('200 text');
    server.clock.advance(10_000);
    expect(await outcome(fetch(url))).toBe('403 AccessDenied');
    server.clock.advance(-20 * minute);
    expect(await outcome(fetch(url))).toBe('403 AccessDenied');
    await server.stop();
  });

  it('breaks when anything in it is edited', async () => {
    const url = await presigned();
    const edits: [string, string | RegExp, string][] = [
      ['403 SignatureDoesNotMatch', 'a%20b', 'a%20c'],
      ['403 SignatureDoesNotMatch', 'X-Amz-Expires=60', 'X-Amz-Expires=6000'],
      ['403 SignatureDoesNotMatch', /X-Amz-Date=(\d{8})T\d{6}/, 'X-Amz-Date=$1T000000'],
      ['403 SignatureDoesNotMatch', /X-Amz-Signature=.{4}/, 'X-Amz-Signature=0000'],
      ['403 SignatureDoesNotMatch', 'eu-central-1', 'us-east-1'],
      ['403 SignatureDoesNotMatch', /$/, '&response-content-type=text%2Fhtml'],
      ['400 AuthorizationQueryParametersError', 'X-Amz-Expires=60', 'X-Amz-Expires=604801'],
      ['400 AuthorizationQueryParametersError', /X-Amz-Signature=[^&]+&/, ''],
      ['403 InvalidAccessKeyId', accessKey, 'Nobody'],
    ];
    for (const [expected, search, replacement] of edits) {
      const edited = url.replace(search, replacement);
      expect(edited).not.toBe(url);
      expect(`${await outcome(fetch(edited))} (${search})`).toBe(`${expected} (${search})`);
    }
    expect(await outcome(fetch(url, { method: 'DELETE' }))).toBe('403 SignatureDoesNotMatch');
    expect(await outcome(fetch(url, { headers: { authorization: 'AWS4-HMAC-SHA256 x' } }))).toBe('400 InvalidArgument');
  });

  it('for a put keeps the signed metadata and accepts no unsigned header', async () => {
    const command = new PutObjectCommand({ Bucket: 'books', Key: 'upload', Metadata: { owner: 'u1' } });
    const url = await getSignedUrl(client, command, { expiresIn: 60 });
    const put = (headers: Record<string, string>): Promise<Response> =>
      fetch(url, { method: 'PUT', body: 'uploaded', headers });
    expect(await outcome(put({ 'x-amz-meta-owner': 'u2' }))).toBe('403 AccessDenied');
    expect(await outcome(put({ 'content-type': 'text/plain' }))).toBe('200 ');
    const object = await client.send(new GetObjectCommand({ Bucket: 'books', Key: 'upload' }));
    expect(object.Metadata).toEqual({ owner: 'u1' });
    expect(object.ContentType).toBe('text/plain');
  });

  it('honours a condition that its signer included as a signed header', async () => {
    const command = new PutObjectCommand({ Bucket: 'books', Key: 'other.txt', IfNoneMatch: '*' });
    const url = await getSignedUrl(client, command, {
      expiresIn: 60,
      signableHeaders: new Set(['host', 'if-none-match']),
    });
    const headers = { 'if-none-match': '*' };
    expect(await outcome(fetch(url, { method: 'PUT', body: 'x', headers }))).toBe('412 PreconditionFailed');
  });
});
