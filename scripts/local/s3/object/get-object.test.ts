import { GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorCode, failure, startTestS3, type TestS3 } from '../testing/harness.ts';

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

const put = (Key: string, Body: string, more = {}) => client.send(new PutObjectCommand({ Bucket, Key, Body, ...more }));

async function text(Key: string, more = {}): Promise<string | undefined> {
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, ...more }));
  return await Body?.transformToString();
}

describe('a condition', () => {
  it('saves a reader what it already has', async () => {
    const { ETag } = await put('cached', 'text');
    const get = (more: object) => client.send(new GetObjectCommand({ Bucket, Key: 'cached', ...more }));
    expect(await failure(get({ IfNoneMatch: ETag }))).toMatchObject({ status: 304 });
    expect(await failure(get({ IfNoneMatch: `"other", W/${ETag}` }))).toMatchObject({ status: 304 });
    expect(await failure(get({ IfMatch: '"other"' }))).toEqual({ name: 'PreconditionFailed', status: 412 });
    expect(await failure(get({ IfModifiedSince: new Date(test.clock.now() + 1000) }))).toMatchObject({ status: 304 });
    expect(await failure(get({ IfUnmodifiedSince: new Date(0) }))).toMatchObject({ status: 412 });
    for (const more of [{ IfNoneMatch: '"other"' }, { IfMatch: ETag }, { IfModifiedSince: new Date(0) }]) {
      expect((await get(more)).ContentLength).toBe(4);
    }
    const plain = await fetch(await getSignedUrl(client, new GetObjectCommand({ Bucket, Key: 'cached' })), {
      headers: { 'if-none-match': ETag ?? '' },
    });
    expect([plain.status, plain.headers.get('etag'), await plain.text()]).toEqual([304, ETag, '']);
  });
});

describe('ranges', () => {
  beforeAll(() => put('range', '0123456789'));

  it.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=8-100', '89', 'bytes 8-9/10'],
    ['bytes=-100', '0123456789', 'bytes 0-9/10'],
  ])('%s', async (Range, expected, contentRange) => {
    const object = await client.send(new GetObjectCommand({ Bucket, Key: 'range', Range }));
    expect(object.$metadata.httpStatusCode).toBe(206);
    expect([await object.Body?.transformToString(), object.ContentRange]).toEqual([expected, contentRange]);
    expect(object.ContentLength).toBe(expected.length);
  });

  it("beyond the end are answered 416 with the object's length", async () => {
    const get = (Range: string) => client.send(new GetObjectCommand({ Bucket, Key: 'range', Range }));
    expect(await failure(get('bytes=10-'))).toEqual({ name: 'InvalidRange', status: 416 });
    expect(await failure(get('bytes=-0'))).toEqual({ name: 'InvalidRange', status: 416 });
    const url = await getSignedUrl(client, new GetObjectCommand({ Bucket, Key: 'range' }));
    expect((await fetch(url, { headers: { range: 'bytes=10-' } })).headers.get('content-range')).toBe('bytes */10');
  });

  it('that are malformed are ignored, as in S3', async () => {
    for (const Range of ['bytes=4-2', 'bytes=0-1,3-4', 'lines=1-2'])
      expect(await text('range', { Range })).toBe('0123456789');
  });
});

describe('response headers', () => {
  it('are overridden by the signer', async () => {
    await put('files/page', '<p>', { ContentType: 'text/plain' });
    const command = new GetObjectCommand({
      ...{ Bucket, Key: 'files/page', ResponseContentType: 'application/pdf', ResponseCacheControl: 'no-store' },
      ResponseContentDisposition: `attachment; filename="b.pdf"; filename*=UTF-8''b%C3%BC.pdf`,
    });
    const { headers } = await fetch(await getSignedUrl(client, command));
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="b.pdf"; filename*=UTF-8''b%C3%BC.pdf`);
  });

  it('cannot be split by an override', async () => {
    await put('files/split', 'x');
    const command = new GetObjectCommand({ Bucket, Key: 'files/split', ResponseContentType: 'a\r\nSet-Cookie: x=1' });
    const answer = await fetch(await getSignedUrl(client, command));
    expect([answer.status, errorCode(await answer.text())]).toEqual([400, 'InvalidArgument']);
  });
});
