import {
  AbortMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  ListPartsCommand,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Authority } from '../aws/iam/authority.ts';
import type { Conditions } from '../aws/iam/condition.ts';
import { accessKey, failure, startTestS3, type TestS3 } from './testing/harness.ts';
import { Bucket, outcomeOf, type Upload } from './testing/post-form.ts';

let test: TestS3;

/** From now on the signer may do only this below `books/`, and list the bucket if said so. */
function allow(actions: string[], list?: { Condition?: Conditions }): void {
  const objects = { Effect: 'Allow', Action: actions, Resource: `arn:aws:s3:::${Bucket}/books/*` } as const;
  const listing = { Effect: 'Allow', Action: 's3:ListBucket', Resource: `arn:aws:s3:::${Bucket}`, ...list } as const;
  test.s3.use(new Authority({ roles: new Map([[accessKey, list ? [objects, listing] : [objects]]]), resources: [] }));
}

const denied = { name: 'AccessDenied', status: 403 };
const [inside, outside] = [
  { Bucket, Key: 'books/1' },
  { Bucket, Key: 'articles/1' },
];

beforeEach(async () => {
  test = await startTestS3();
  test.s3.createBucket(Bucket);
  for (const target of [inside, outside]) await test.client().send(new PutObjectCommand({ ...target, Body: 'text' }));
});
afterEach(() => test.stop());

describe('the role of the signer', () => {
  it('allows each operation on the objects that it names', async () => {
    const client = test.client();
    const each = {
      's3:GetObject': (target: typeof inside) => client.send(new GetObjectCommand(target)),
      's3:PutObject': (target: typeof inside) => client.send(new PutObjectCommand({ ...target, Body: 'new' })),
      's3:DeleteObject': (target: typeof inside) => client.send(new DeleteObjectCommand(target)),
    };
    for (const [action, call] of Object.entries(each)) {
      allow(Object.keys(each).filter((other) => other !== action));
      expect(await failure(call(inside)), action).toEqual(denied);
      allow([action]);
      expect(await failure(call(outside)), action).toEqual(denied);
      await expect(call(inside), action).resolves.toBeTruthy();
    }
    expect(test.logged[0]).toBe(
      `${accessKey} is not authorized to perform: s3:GetObject on resource: arn:aws:s3:::${Bucket}/books/1`,
    );
  });

  it('allows an upload in parts with the permission to put, and ending or listing it with its own', async () => {
    const client = test.client();
    allow(['s3:PutObject']);
    const { UploadId } = await client.send(new CreateMultipartUploadCommand(inside));
    await client.send(new UploadPartCommand({ ...inside, UploadId, PartNumber: 1, Body: 'part' }));
    expect(await failure(client.send(new CreateMultipartUploadCommand(outside)))).toEqual(denied);
    expect(await failure(client.send(new ListPartsCommand({ ...inside, UploadId })))).toEqual(denied);
    expect(await failure(client.send(new AbortMultipartUploadCommand({ ...inside, UploadId })))).toEqual(denied);
    allow(['s3:AbortMultipartUpload', 's3:ListMultipartUploadParts']);
    expect((await client.send(new ListPartsCommand({ ...inside, UploadId }))).Parts).toHaveLength(1);
    await client.send(new AbortMultipartUploadCommand({ ...inside, UploadId }));
  });

  it('allows a copy with the permission to read the one object and to put the other', async () => {
    const copy = (Key: string, source: string) =>
      test.client().send(new CopyObjectCommand({ Bucket, Key, CopySource: `${Bucket}/${source}` }));
    allow(['s3:PutObject']);
    expect(await failure(copy('books/2', 'books/1'))).toEqual(denied);
    allow(['s3:GetObject']);
    expect(await failure(copy('books/2', 'books/1'))).toEqual(denied);
    allow(['s3:GetObject', 's3:PutObject']);
    expect(await failure(copy('books/2', 'articles/1'))).toEqual(denied);
    expect(await failure(copy('articles/2', 'books/1'))).toEqual(denied);
    await expect(copy('books/2', 'books/1')).resolves.toBeTruthy();
  });

  it('allows a list only with the prefix of its condition', async () => {
    const list = (Prefix?: string) => test.client().send(new ListObjectsV2Command({ Bucket, Prefix }));
    allow([], { Condition: { StringEquals: { 's3:prefix': 'books/' } } });
    expect((await list('books/')).Contents).toHaveLength(1);
    for (const prefix of ['books/1', 'articles/', undefined]) expect(await failure(list(prefix))).toEqual(denied);
  });

  it('hides which objects are missing from whoever may not list the bucket', async () => {
    const missing = { Bucket, Key: 'books/none' };
    const read = () => failure(test.client().send(new GetObjectCommand(missing)));
    const head = () => failure(test.client().send(new HeadObjectCommand(missing)));
    allow(['s3:GetObject']);
    expect(await read()).toEqual(denied);
    expect(await head()).toMatchObject({ status: 403 });
    allow(['s3:GetObject'], { Condition: { StringEquals: { 's3:prefix': 'books/' } } });
    expect(await read()).toEqual(denied);
    allow(['s3:GetObject'], {});
    expect(await read()).toEqual({ name: 'NoSuchKey', status: 404 });
    expect(await head()).toEqual({ name: 'NotFound', status: 404 });
  });

  it('must allow reading too for a change on a condition about the content', async () => {
    const put = () => test.client().send(new PutObjectCommand({ ...inside, Body: 'new', IfMatch: '*' }));
    allow(['s3:PutObject']);
    expect(await failure(put())).toEqual(denied);
    allow(['s3:PutObject', 's3:GetObject']);
    await expect(put().catch(({ name }: Error) => name)).resolves.not.toBe('AccessDenied');
  });

  it('counts when a pre-signed link is used, not when it is signed', async () => {
    allow(['s3:GetObject']);
    const link = await getSignedUrl(test.client(), new GetObjectCommand(inside));
    const other = await getSignedUrl(test.client(), new GetObjectCommand(outside));
    expect([(await fetch(link)).status, (await fetch(other)).status]).toEqual([200, 403]);
    allow([]);
    expect((await fetch(link)).status).toBe(403);
  });

  it('must allow what a form uploads', async () => {
    const form = (key: string): Upload => ({ conditions: [{ bucket: Bucket }, { key }], fields: { key } });
    allow(['s3:PutObject']);
    expect(await outcomeOf(test, form('books/2'))).toBe('204');
    expect(await outcomeOf(test, form('articles/2'))).toBe('403 AccessDenied');
  });
});
