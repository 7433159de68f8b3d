import { GetObjectCommand, HeadObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCode, failure, rawRequest, startTestS3, type TestS3 } from './testing/harness.ts';

const Bucket = 'books';
const Key = 'a.txt';
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

beforeEach(async () => {
  await put('text');
});

afterEach(() => test.faults.clear());

const put = (Body: string, key = Key) => client.send(new PutObjectCommand({ Bucket, Key: key, Body }));
const get = async (key = Key) => {
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: key }));
  return Body?.transformToString();
};

describe('an injected fault', () => {
  it.each([
    ['ServiceUnavailable', 503],
    ['SlowDown', 503],
    ['InternalError', 500],
  ])('answers %s as S3 does, until it is cleared', async (error, status) => {
    test.faults.add({ service: 's3', error });
    expect(await failure(get())).toEqual({ name: error, status });
    expect(await failure(put('other'))).toEqual({ name: error, status });
    expect((await failure(client.send(new HeadObjectCommand({ Bucket, Key })))).status).toBe(status);
    test.faults.clear();
    expect(await get()).toBe('text');
  });

  it('affects only the operation it names, and only as often as configured', async () => {
    test.faults.add({ service: 's3', operation: 'GetObject', error: 'SlowDown', times: 1 });
    await put('other');
    expect(await failure(get())).toMatchObject({ name: 'SlowDown' });
    expect(await get()).toBe('other');
  });

  it('does not affect other services', async () => {
    test.faults.add({ service: 'dynamodb', error: 'InternalServerError' });
    expect(await get()).toBe('text');
  });

  it('only delays when it names no error', async () => {
    test.faults.add({ service: 's3', delay: 150, times: 1 });
    const started = performance.now();
    expect(await get()).toBe('text');
    expect(performance.now() - started).toBeGreaterThanOrEqual(145);
  });

  it('after the call loses the answer, not the write', async () => {
    test.faults.add({ service: 's3', error: 'InternalError', when: 'after', times: 2 });
    expect(await failure(put('stored'))).toMatchObject({ name: 'InternalError' });
    expect(await failure(get())).toMatchObject({ name: 'InternalError' });
    expect(await get()).toBe('stored');
  });

  it('does not affect unauthorised requests', async () => {
    test.faults.add({ service: 's3', error: 'SlowDown' });
    const { body } = await rawRequest(test.s3.port, { path: `/${Bucket}/${Key}` });
    expect(errorCode(body)).toBe('AccessDenied');
  });
});
