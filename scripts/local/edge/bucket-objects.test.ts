import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Authority } from '../aws/iam/authority.ts';
import { localSecretKey } from '../platform/credentials.ts';
import { type LocalS3, startS3 } from '../s3/s3.ts';
import { bucketHost, region } from '../template/identity.ts';
import { bucketObject, edgePrincipal } from './bucket-objects.ts';

const directory = mkdtempSync(join(tmpdir(), 'rampart-edge-objects-'));
const logged: string[] = [];
let s3: LocalS3;
let client: S3Client;

beforeAll(async () => {
  const log = (line: string) => logged.push(line);
  s3 = await startS3({ directory, port: 0, clock: { now: Date.now }, credentials: () => localSecretKey, log });
  s3.createBucket('pictures');
  client = new S3Client({
    endpoint: `http://127.0.0.1:${s3.port}`,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId: 'seed', secretAccessKey: localSecretKey },
  });
  const object = { Bucket: 'pictures', Body: 'a picture', ContentType: 'image/png', CacheControl: 'max-age=60' };
  for (const Key of ['files/a b.png', 'private/1', 'files/../private/1'])
    await client.send(new PutObjectCommand({ ...object, Key }));
  s3.use(
    new Authority({
      roles: new Map(),
      resources: [
        {
          Effect: 'Allow',
          Principal: { Service: edgePrincipal },
          Action: 's3:GetObject',
          Resource: 'arn:aws:s3:::pictures/files/*',
          Condition: { StringLike: { 'aws:SourceArn': 'arn:aws:cloudfront::1:distribution/*' } },
        },
      ],
      services: new Map([[edgePrincipal, { 'aws:SourceArn': 'arn:aws:cloudfront::1:distribution/d' }]]),
    }),
  );
});
afterAll(async () => {
  client.destroy();
  await s3.close();
  rmSync(directory, { recursive: true });
});

const get = (path: string, ifNoneMatch?: string) =>
  bucketObject({ host: bucketHost('pictures', `127.0.0.1:${s3.port}`), path, ifNoneMatch, time: Date.now() });
const outcome = async (path: string) => {
  const { status, body } = await get(path);
  return `${status} ${/<Code>(\w+)<\/Code>/.exec(body.toString())?.[1] ?? body.toString()}`;
};

it('is what the bucket has under the path, with its headers', async () => {
  const { status, headers, body } = await get('/files/a%20b.png');
  expect([status, body.toString()]).toEqual([200, 'a picture']);
  expect(headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'max-age=60' });
  expect(headers).not.toHaveProperty('content-length');
});

it('is not sent again to an edge that has it', async () => {
  const { headers } = await get('/files/a%20b.png');
  expect((await get('/files/a%20b.png', String(headers.etag))).status).toBe(304);
});

it('is only what the policy of the bucket allows; who may not list does not learn what is missing', async () => {
  expect(await outcome('/private/1')).toBe('403 AccessDenied');
  expect(await outcome('/files/none.png')).toBe('403 AccessDenied');
  // Keys have no folders: this is an object of its own.
  expect(await outcome('/files/../private/1')).toBe('200 a picture');
  expect(await outcome('/files/../private/2')).toBe('403 AccessDenied');
  expect(logged.every((line) => line.includes(edgePrincipal))).toBe(true);
});

it('of an address that cannot be decoded is a bad request', async () => {
  expect(await outcome('/files/%E0%A4%A')).toBe('400 InvalidURI');
});
