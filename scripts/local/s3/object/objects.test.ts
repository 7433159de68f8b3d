import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failure, startTestS3, type TestS3 } from '../testing/harness.ts';
import { ObjectStore, type StoredObject } from './objects.ts';

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

const put = (Key: string, Body: string | Buffer, more = {}) =>
  client.send(new PutObjectCommand({ Bucket, Key, Body, ...more }));

async function text(Key: string, more = {}): Promise<string | undefined> {
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, ...more }));
  return await Body?.transformToString();
}

describe('an object', () => {
  it('is returned with its headers and metadata', async () => {
    await put('full', 'text', {
      ContentType: 'text/plain; charset=utf-8',
      CacheControl: 'max-age=60',
      ContentDisposition: 'attachment; filename="x.txt"',
      ContentLanguage: 'de',
      ContentEncoding: 'identity',
      Metadata: { owner: 'u1', 'content-hash': 'abc' },
    });
    const head = await client.send(new HeadObjectCommand({ Bucket, Key: 'full' }));
    expect(head).toMatchObject({
      ContentLength: 4,
      ETag: '"1cb251ec0d568de6a929b520c4aed8d1"',
      ContentType: 'text/plain; charset=utf-8',
      CacheControl: 'max-age=60',
      ContentDisposition: 'attachment; filename="x.txt"',
      ContentLanguage: 'de',
      ContentEncoding: 'identity',
      Metadata: { owner: 'u1', 'content-hash': 'abc' },
    });
    expect(Math.abs((head.LastModified?.getTime() ?? 0) - test.clock.now())).toBeLessThan(60_000);
    expect(await text('full')).toBe('text');
  });

  it('may be empty, and may be large', async () => {
    await put('empty', '');
    expect(await text('empty')).toBe('');
    const large = Buffer.alloc(20 * 1024 * 1024, 'large ');
    await put('large', large);
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: 'large' }));
    expect(large.equals(Buffer.from((await Body?.transformToByteArray()) ?? []))).toBe(true);
  });

  it('can have any key S3 allows, and none escapes the directory', async () => {
    const keys = [
      ...['../../escape', '/etc/passwd', 'a/../b', 'a//b', 'a/b/', '.', '..', 'a\\b', 'CON', 'a?b#c&d=e+f%20g', ' '],
      ...['ключ/鍵/🔑.pdf', 'e\u0301', '\u00e9', 'quote"\'<&>', 'A', 'a', 'x'.repeat(1024), 'ü'.repeat(512)],
    ];
    for (const key of keys) await put(key, `content of ${key}`);
    for (const key of keys) expect(await text(key)).toBe(`content of ${key}`);
    expect(readdirSync(test.directory).sort()).toEqual([Bucket]);
    expect(readdirSync(join(test.directory, Bucket)).sort()).toEqual(['objects', 'uploads']);
    expect(await failure(put('x'.repeat(1025), ''))).toEqual({ name: 'KeyTooLongError', status: 400 });
  });

  it('is replaced atomically, and a reader keeps the version it started with', async () => {
    const first = Buffer.alloc(8 * 1024 * 1024, '1');
    await put('replaced', first, { Metadata: { version: '1' } });
    const reading = await client.send(new GetObjectCommand({ Bucket, Key: 'replaced' }));
    await put('replaced', 'second');
    expect(first.equals(Buffer.from((await reading.Body?.transformToByteArray()) ?? []))).toBe(true);
    const now = await client.send(new GetObjectCommand({ Bucket, Key: 'replaced' }));
    expect([await now.Body?.transformToString(), now.Metadata]).toEqual(['second', {}]);
  });

  it('is read in the version that was looked up, even if it is replaced in the same turn', async () => {
    const store = new ObjectStore(join(test.directory, 'store'), expect.unreachable);
    const add = async (content: string): Promise<StoredObject> => {
      const blob = await store.write('k', Readable.from([Buffer.from(content)]));
      return { key: 'k', blob, size: content.length, etag: '""', lastModified: 0, headers: {} };
    };
    const [first, second] = [await add('first'), await add('second')];
    store.commit(first);
    const reading = store.read(first);
    store.commit(second);
    expect((await reading.toArray()).join('')).toBe('first');
    rmSync(join(test.directory, 'store'), { recursive: true });
  });

  it('no longer exists once deleted, and deleting it again succeeds', async () => {
    await put('gone', 'text');
    await client.send(new DeleteObjectCommand({ Bucket, Key: 'gone' }));
    await client.send(new DeleteObjectCommand({ Bucket, Key: 'gone' }));
    expect(await failure(client.send(new GetObjectCommand({ Bucket, Key: 'gone' })))).toEqual({
      name: 'NoSuchKey',
      status: 404,
    });
    expect(await failure(client.send(new HeadObjectCommand({ Bucket, Key: 'gone' })))).toMatchObject({ status: 404 });
  });

  it('is deleted only in the version named', async () => {
    const { ETag } = await put('guarded', '1');
    await put('guarded', '2');
    const remove = client.send(new DeleteObjectCommand({ Bucket, Key: 'guarded', IfMatch: ETag }));
    expect(await failure(remove)).toEqual({ name: 'PreconditionFailed', status: 412 });
    expect(await text('guarded')).toBe('2');
  });

  it('leaves nothing on the disk when replaced or deleted', async () => {
    test.s3.createBucket('tidy');
    for (const body of ['1', '2', '3'])
      await client.send(new PutObjectCommand({ Bucket: 'tidy', Key: 'k', Body: body }));
    const files = () =>
      readdirSync(join(test.directory, 'tidy'), { recursive: true, withFileTypes: true }).filter((file) =>
        file.isFile(),
      );
    expect(files().length).toBe(2);
    await client.send(new DeleteObjectCommand({ Bucket: 'tidy', Key: 'k' }));
    expect(files()).toEqual([]);
  });

  it('is copied within the bucket, with its headers, under the conditions of both objects', async () => {
    const { ETag } = await put('Łogo 1%', 'text', { ContentType: 'text/plain', Metadata: { owner: 'u1' } });
    const copy = (more = {}, Key = 'copy') =>
      client.send(
        new CopyObjectCommand({ Bucket, Key, CopySource: `${Bucket}/${encodeURIComponent('Łogo 1%')}`, ...more }),
      );
    expect(await failure(copy({ CopySourceIfMatch: '"other"' }))).toEqual({ name: 'PreconditionFailed', status: 412 });
    const { CopyObjectResult } = await copy({ CopySourceIfMatch: ETag, IfNoneMatch: '*' });
    expect(CopyObjectResult?.ETag).toBe(ETag);
    const head = await client.send(new HeadObjectCommand({ Bucket, Key: 'copy' }));
    expect(head).toMatchObject({ ContentType: 'text/plain', Metadata: { owner: 'u1' }, ETag });
    expect(await text('copy')).toBe('text');
    expect(await failure(copy({ IfNoneMatch: '*' }))).toEqual({ name: 'PreconditionFailed', status: 412 });
    expect(await failure(copy({}, 'Łogo 1%'))).toMatchObject({ name: 'InvalidRequest' });
    for (const more of [{ CopySource: 'other/x' }, { MetadataDirective: 'REPLACE' }])
      expect(await failure(copy(more as object))).toEqual({ name: 'NotImplemented', status: 501 });
    expect(await failure(copy({ CopySource: `${Bucket}/none` }))).toMatchObject({ status: 404 });
  });

  it('refuses what it cannot store', async () => {
    expect(await failure(put('m', 'x', { Metadata: { big: 'x'.repeat(2100) } }))).toMatchObject({
      name: 'MetadataTooLarge',
    });
    expect(await failure(put('m', 'x', { Tagging: 'a=b' }))).toEqual({ name: 'NotImplemented', status: 501 });
    expect(await failure(put('m', 'x', { ServerSideEncryption: 'aws:kms' }))).toMatchObject({ name: 'NotImplemented' });
    expect(await failure(put('m', 'x', { ACL: 'public-read' }))).toMatchObject({
      name: 'AccessControlListNotSupported',
    });
    expect(await failure(put('m', 'x', { StorageClass: 'GLACIER' }))).toMatchObject({ name: 'NotImplemented' });
    expect(await failure(client.send(new HeadObjectCommand({ Bucket, Key: 'm' })))).toMatchObject({ status: 404 });
    const nowhere = client.send(new PutObjectCommand({ Bucket: 'nowhere', Key: 'k', Body: 'x' }));
    expect(await failure(nowhere)).toEqual({ name: 'NoSuchBucket', status: 404 });
  });
});

describe('conditions', () => {
  it('lets only the first of many writers create an object', async () => {
    const writes = Array.from({ length: 20 }, (_, n) => put('once', `writer ${n}`, { IfNoneMatch: '*' }));
    const results = await Promise.allSettled(writes);
    expect(results.filter((result) => result.status === 'fulfilled').length).toBe(1);
    expect(await failure(put('once', 'late', { IfNoneMatch: '*' }))).toEqual({
      name: 'PreconditionFailed',
      status: 412,
    });
    expect(await text('once')).toMatch(/^writer \d+$/);
  });

  it('replaces only the version named', async () => {
    const { ETag } = await put('versioned', '1');
    await put('versioned', '2', { IfMatch: ETag });
    expect(await failure(put('versioned', '3', { IfMatch: ETag }))).toMatchObject({ name: 'PreconditionFailed' });
    expect(await failure(put('never', '1', { IfMatch: ETag }))).toMatchObject({ name: 'NoSuchKey' });
    expect(await failure(put('versioned', '3', { IfNoneMatch: ETag }))).toMatchObject({ name: 'NotImplemented' });
    expect(await text('versioned')).toBe('2');
  });
});
