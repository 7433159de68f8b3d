import { createHash, randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListPartsCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
  UploadPartCopyCommand,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failure, startTestS3, type TestS3 } from '../testing/harness.ts';

const Bucket = 'books';
const fiveMb = 5 * 1024 * 1024;
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

async function begin(Key: string, more = {}): Promise<string> {
  const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket, Key, ...more }));
  return UploadId ?? '';
}

async function part(
  Key: string,
  UploadId: string,
  PartNumber: number,
  Body: string | Buffer,
  more = {},
): Promise<CompletedPart> {
  const { ETag } = await client.send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body, ...more }));
  return { PartNumber, ETag };
}

const complete = (Key: string, UploadId: string, Parts: CompletedPart[], more = {}) =>
  client.send(new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts }, ...more }));

const missing = async (Key: string): Promise<boolean> =>
  client.send(new HeadObjectCommand({ Bucket, Key })).then(
    () => false,
    () => true,
  );

describe('a multipart upload', () => {
  it('becomes one object, with an ETag from its parts and the headers it was started with', async () => {
    const bodies = [randomBytes(fiveMb), randomBytes(fiveMb + 1), randomBytes(10)];
    const UploadId = await begin('book', { ContentType: 'application/pdf', Metadata: { owner: 'u1' } });
    const parts = await Promise.all(bodies.map((body, index) => part('book', UploadId, index * 10 + 1, body)));
    expect(await missing('book')).toBe(true);
    const { ETag } = await complete('book', UploadId, parts);
    const md5s = bodies.map((body) => createHash('md5').update(body).digest());
    expect(ETag).toBe(`"${createHash('md5').update(Buffer.concat(md5s)).digest('hex')}-3"`);
    const object = await client.send(new GetObjectCommand({ Bucket, Key: 'book' }));
    expect(object).toMatchObject({ ETag, ContentType: 'application/pdf', Metadata: { owner: 'u1' } });
    expect(Buffer.concat(bodies).equals(Buffer.from((await object.Body?.transformToByteArray()) ?? []))).toBe(true);
    expect(readdirSync(join(test.directory, Bucket, 'uploads'))).toEqual([]);
    expect(await failure(complete('book', UploadId, parts))).toEqual({ name: 'NoSuchUpload', status: 404 });
  });

  it('keeps the checksum of its parts', async () => {
    const UploadId = await begin('sums', { ChecksumAlgorithm: 'SHA256' });
    const bodies = [randomBytes(fiveMb), randomBytes(10)];
    const sums = bodies.map((body) => createHash('sha256').update(body).digest());
    const parts = await Promise.all(
      bodies.map(async (body, index) => ({
        ...(await part('sums', UploadId, index + 1, body, { ChecksumAlgorithm: 'SHA256' })),
        ChecksumSHA256: sums[index]?.toString('base64'),
      })),
    );
    const wrong = parts.map((each) => ({ ...each, ChecksumSHA256: sums[0]?.toString('base64') }));
    expect(await failure(complete('sums', UploadId, wrong))).toEqual({ name: 'InvalidPart', status: 400 });
    const composite = `${createHash('sha256').update(Buffer.concat(sums)).digest('base64')}-2`;
    expect(await complete('sums', UploadId, parts)).toMatchObject({
      ChecksumSHA256: composite,
      ChecksumType: 'COMPOSITE',
    });
    const head = await client.send(new HeadObjectCommand({ Bucket, Key: 'sums', ChecksumMode: 'ENABLED' }));
    expect(head).toMatchObject({ ChecksumSHA256: composite, ChecksumType: 'COMPOSITE' });
  });

  it('lists its parts, where a part sent again replaces the earlier one', async () => {
    const UploadId = await begin('listed');
    for (const number of [3, 1, 2]) await part('listed', UploadId, number, `part ${number}`);
    const again = await part('listed', UploadId, 2, 'second part, again');
    const list = (more = {}) => client.send(new ListPartsCommand({ Bucket, Key: 'listed', UploadId, ...more }));
    const { Parts, IsTruncated } = await list();
    expect(Parts?.map(({ PartNumber, Size }) => [PartNumber, Size])).toEqual([
      [1, 6],
      [2, 18],
      [3, 6],
    ]);
    expect([Parts?.[1]?.ETag, IsTruncated]).toEqual([again.ETag, false]);
    const page = await list({ MaxParts: 2 });
    expect([page.Parts?.length, page.IsTruncated, page.NextPartNumberMarker]).toEqual([2, true, '2']);
    expect((await list({ PartNumberMarker: '2' })).Parts?.map(({ PartNumber }) => PartNumber)).toEqual([3]);
  });

  it('is refused when the listed parts are not those that were sent', async () => {
    const UploadId = await begin('checked');
    const one = await part('checked', UploadId, 1, 'x'.repeat(fiveMb));
    const two = await part('checked', UploadId, 2, 'two');
    const three = await part('checked', UploadId, 3, 'three');
    const refused = (parts: CompletedPart[]) => failure(complete('checked', UploadId, parts));
    expect(await refused([one, { ...two, ETag: three.ETag }])).toEqual({ name: 'InvalidPart', status: 400 });
    expect(await refused([one, { PartNumber: 4, ETag: two.ETag }])).toEqual({ name: 'InvalidPart', status: 400 });
    expect(await refused([two, one])).toEqual({ name: 'InvalidPartOrder', status: 400 });
    expect(await refused([one, one])).toEqual({ name: 'InvalidPartOrder', status: 400 });
    expect(await refused([one, two, three])).toEqual({ name: 'EntityTooSmall', status: 400 });
    expect(await refused([])).toEqual({ name: 'MalformedXML', status: 400 });
    expect(await missing('checked')).toBe(true);
    await complete('checked', UploadId, [one, three]);
    expect((await client.send(new HeadObjectCommand({ Bucket, Key: 'checked' }))).ContentLength).toBe(fiveMb + 5);
  });

  it('is unknown under another id or another key, and after it was aborted', async () => {
    const UploadId = await begin('aborted');
    const sent = await part('aborted', UploadId, 1, 'x');
    const unknown = { name: 'NoSuchUpload', status: 404 };
    for (const id of ['bogus', '../../books', `${UploadId}x`]) {
      expect(await failure(part('aborted', id, 1, 'x'))).toEqual(unknown);
      expect(await failure(complete('aborted', id, [sent]))).toEqual(unknown);
      expect(await failure(client.send(new ListPartsCommand({ Bucket, Key: 'aborted', UploadId: id })))).toEqual(
        unknown,
      );
      expect(
        await failure(client.send(new AbortMultipartUploadCommand({ Bucket, Key: 'aborted', UploadId: id }))),
      ).toEqual(unknown);
    }
    expect(await failure(part('other', UploadId, 1, 'x'))).toEqual(unknown);
    await client.send(new AbortMultipartUploadCommand({ Bucket, Key: 'aborted', UploadId }));
    expect(await failure(part('aborted', UploadId, 1, 'x'))).toEqual(unknown);
    expect(await failure(complete('aborted', UploadId, [sent]))).toEqual(unknown);
    expect(readdirSync(join(test.directory, Bucket, 'uploads'))).not.toContain(UploadId);
  });

  it('is completed by one of two callers only, and honours a condition', async () => {
    const UploadId = await begin('raced');
    const parts = [await part('raced', UploadId, 1, 'x'.repeat(fiveMb)), await part('raced', UploadId, 2, 'y')];
    await client.send(new PutObjectCommand({ Bucket, Key: 'raced', Body: 'there first' }));
    expect(await failure(complete('raced', UploadId, parts, { IfNoneMatch: '*' }))).toEqual({
      name: 'PreconditionFailed',
      status: 412,
    });
    const results = await Promise.allSettled([complete('raced', UploadId, parts), complete('raced', UploadId, parts)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('has parts 1 to 10,000, each verified, and no copied parts', async () => {
    const UploadId = await begin('numbers');
    for (const number of [0, 10_001]) {
      expect(await failure(part('numbers', UploadId, number, 'x'))).toEqual({ name: 'InvalidArgument', status: 400 });
    }
    const badSum = part('numbers', UploadId, 1, 'x', { ChecksumCRC32: 'AAAAAA==' });
    expect(await failure(badSum)).toEqual({ name: 'BadDigest', status: 400 });
    const copy = { Bucket, Key: 'numbers', UploadId, PartNumber: 1, CopySource: `${Bucket}/raced` };
    expect(await failure(client.send(new UploadPartCopyCommand(copy)))).toEqual({
      name: 'NotImplemented',
      status: 501,
    });
    expect((await client.send(new ListPartsCommand({ Bucket, Key: 'numbers', UploadId }))).Parts).toBeUndefined();
  });
});
