import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestS3, type TestS3 } from './testing/harness.ts';

const Bucket = 'books';
let test: TestS3;

beforeEach(async () => {
  test = await startTestS3();
  test.s3.createBucket(Bucket);
});

afterEach(() => test.stop());

describe('a restart', () => {
  it('keeps objects, metadata and unfinished uploads', async () => {
    const client = test.client();
    await client.send(
      new PutObjectCommand({ Bucket, Key: 'k/ü', Body: 'x', Metadata: { a: '1' }, ContentType: 'x/y' }),
    );
    const { UploadId } = await client.send(
      new CreateMultipartUploadCommand({ Bucket, Key: 'm', Metadata: { b: '2' } }),
    );
    const { ETag } = await client.send(
      new UploadPartCommand({ Bucket, Key: 'm', UploadId, PartNumber: 1, Body: 'part' }),
    );
    const [shard = ''] = readdirSync(join(test.directory, Bucket, 'objects'));
    writeFileSync(join(test.directory, Bucket, 'objects', shard, 'left.behind.blob'), 'half');
    writeFileSync(join(test.directory, Bucket, 'objects', shard, 'left.json.tmp'), '{');

    const again = await startTestS3({ directory: test.directory });
    again.s3.createBucket(Bucket);
    const object = await again.client().send(new GetObjectCommand({ Bucket, Key: 'k/ü' }));
    expect([await object.Body?.transformToString(), object.Metadata, object.ContentType]).toEqual([
      'x',
      { a: '1' },
      'x/y',
    ]);
    const MultipartUpload = { Parts: [{ PartNumber: 1, ETag }] };
    await again.client().send(new CompleteMultipartUploadCommand({ Bucket, Key: 'm', UploadId, MultipartUpload }));
    const { Contents } = await again.client().send(new ListObjectsV2Command({ Bucket }));
    expect(Contents?.map(({ Key, Size }) => [Key, Size])).toEqual([
      ['k/ü', 1],
      ['m', 4],
    ]);
    expect(readdirSync(join(test.directory, Bucket, 'objects', shard)).some((name) => name.startsWith('left'))).toBe(
      false,
    );
    await again.stop();
  });

  it('reports a damaged record, keeps its bytes, and serves the rest', async () => {
    await test.client().send(new PutObjectCommand({ Bucket, Key: 'k', Body: 'x' }));
    const [shard = ''] = readdirSync(join(test.directory, Bucket, 'objects'));
    const path = join(test.directory, Bucket, 'objects', shard);
    const record = readdirSync(path).find((name) => name.endsWith('.json')) ?? '';
    writeFileSync(join(path, record), '{"key":');
    const again = await startTestS3({ directory: test.directory });
    again.s3.createBucket(Bucket);
    expect(again.logged.join()).toContain(record);
    expect(readdirSync(path).length).toBe(2);
    expect((await again.client().send(new ListObjectsV2Command({ Bucket }))).KeyCount).toBe(0);
    await again.stop();
  });
});
