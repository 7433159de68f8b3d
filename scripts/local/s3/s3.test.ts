import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import {
  CreateMultipartUploadCommand,
  DeleteObjectsCommand,
  GetBucketLocationCommand,
  GetObjectAclCommand,
  GetObjectCommand,
  ListBucketsCommand,
  ListMultipartUploadsCommand,
  ListObjectsCommand,
  ListObjectVersionsCommand,
  PutBucketCorsCommand,
  PutObjectCommand,
  PutObjectTaggingCommand,
} from '@aws-sdk/client-s3';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorCode, failure, rawRequest, startTestS3, type TestS3 } from './testing/harness.ts';
import { signedHeaders, signHeaders } from './testing/signer.ts';

const Bucket = 'books';
let test: TestS3;

beforeEach(async () => {
  test = await startTestS3();
  test.s3.createBucket(Bucket);
});

afterEach(() => test.stop());

const read = (key = 'k') => {
  const path = `/${Bucket}/${key}`;
  return rawRequest(test.s3.port, { path, headers: signedHeaders(test, path) });
};

/** A put of 23 bytes that has sent `one half` of them, which have reached the disk. */
async function halfPut(key: string): Promise<Socket> {
  const path = `/${Bucket}/${key}`;
  const host = `127.0.0.1:${test.s3.port}`;
  const request = { method: 'PUT', path, host, payloadHash: 'UNSIGNED-PAYLOAD', time: test.clock.now() };
  const headers = Object.entries({ ...signHeaders(request).headers, 'content-length': '23' });
  const socket = connect(test.s3.port, '127.0.0.1');
  const before = blobs().length;
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.write(`PUT ${path} HTTP/1.1\r\n${lines}\r\none half`);
  await vi.waitFor(() => expect(blobs().length).toBe(before + 1), 5000);
  return socket;
}

function blobs(): string[] {
  const files = readdirSync(join(test.directory, Bucket, 'objects'), { recursive: true, encoding: 'utf8' });
  return files.filter((name) => name.endsWith('.blob'));
}

describe('the server', () => {
  it('answers only to the names of this machine', async () => {
    await test.client().send(new PutObjectCommand({ Bucket, Key: 'k', Body: 'x' }));
    const ask = async (host: string) =>
      (await rawRequest(test.s3.port, { path: '/books/k', headers: signedHeaders(test, '/books/k', { host }) })).status;
    for (const host of ['localhost', '127.0.0.1', `localhost:${test.s3.port}`]) expect(await ask(host)).toBe(200);
    const strangers = [
      'evil.test',
      'localhost.evil.test',
      '127.0.0.1.nip.io',
      'evil.test:80',
      'localhost:80@evil.test',
      '0.0.0.0',
    ];
    for (const host of strangers) expect(await ask(host)).toBe(403);
    const socket = connect(test.s3.port, '127.0.0.1');
    socket.end('GET /books/k HTTP/1.0\r\n\r\n');
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 403 /);
  });

  it('works for an SDK that knows only its endpoint', async () => {
    vi.stubEnv('AWS_ENDPOINT_URL_S3', test.url);
    const client = test.client({ endpoint: undefined, forcePathStyle: undefined });
    await client.send(new PutObjectCommand({ Bucket, Key: 'k', Body: 'x' }));
    vi.unstubAllEnvs();
    expect((await read()).body).toBe('x');
  });

  it('listens on loopback only', async () => {
    const others = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
    const outside = others.find(({ internal, family }) => !internal && family === 'IPv4')?.address ?? '127.0.0.2';
    const refused = await new Promise((resolve) => {
      connect(test.s3.port, outside)
        .on('error', () => resolve(true))
        .on('connect', () => resolve(false));
    });
    expect(refused).toBe(true);
  });

  it('answers 501 to what it does not support', async () => {
    const client = test.client();
    const CORSConfiguration = { CORSRules: [] };
    const Tagging = { TagSet: [] };
    const calls = [
      () => client.send(new ListBucketsCommand({})),
      () => client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects: [{ Key: 'k' }] } })),
      () => client.send(new ListObjectsCommand({ Bucket })),
      () => client.send(new ListObjectVersionsCommand({ Bucket })),
      () => client.send(new ListMultipartUploadsCommand({ Bucket })),
      () => client.send(new GetBucketLocationCommand({ Bucket })),
      () => client.send(new PutBucketCorsCommand({ Bucket, CORSConfiguration })),
      () => client.send(new GetObjectAclCommand({ Bucket, Key: 'k' })),
      () => client.send(new PutObjectTaggingCommand({ Bucket, Key: 'k', Tagging })),
      () => client.send(new GetObjectCommand({ Bucket, Key: 'k', VersionId: '1' })),
      () => client.send(new GetObjectCommand({ Bucket, Key: 'k', PartNumber: 1 })),
      () => client.send(new GetObjectCommand({ Bucket, Key: 'k', ExpectedBucketOwner: '1' })),
    ];
    for (const call of calls) expect(await failure(call())).toEqual({ name: 'NotImplemented', status: 501 });
  });

  it('reports what is wrong with a URL', async () => {
    const ask = async (path: string) => errorCode((await rawRequest(test.s3.port, { path })).body);
    expect(await ask('/books/%ff')).toBe('InvalidURI');
    expect(await ask('/books/k?a=%')).toBe('InvalidURI');
    expect(await ask('http://localhost/books/k')).toBe('InvalidURI');
    expect(await ask('/nowhere/k')).toBe('NoSuchBucket');
  });

  it('answers errors as XML with the request id, dated by its clock', async () => {
    test.clock.advance(1_000_000_000);
    const answer = await rawRequest(test.s3.port, { path: '/nowhere/<k>' });
    expect(answer.headers['content-type']).toBe('application/xml');
    expect(answer.body).toContain(`<RequestId>${answer.headers['x-amz-request-id']}</RequestId>`);
    expect(answer.body).toContain('<Resource>/nowhere/&lt;k&gt;</Resource>');
    expect(Math.abs(Date.parse(String(answer.headers.date)) - test.clock.now())).toBeLessThan(60_000);
  });

  it('reports its own failures, and only those', async () => {
    await test.client().send(new PutObjectCommand({ Bucket, Key: 'k', Body: 'x' }));
    expect((await read('none')).status).toBe(404);
    expect(test.logged).toEqual([]);
    rmSync(join(test.directory, Bucket, 'objects'), { recursive: true });
    const answer = await read();
    expect([answer.status, errorCode(answer.body)]).toEqual([500, 'InternalError']);
    expect(answer.body).not.toContain('ENOENT');
    expect(test.logged.join()).toContain('ENOENT');
  });

  it('discards an upload whose client disconnected, and logs nothing', async () => {
    const socket = await halfPut('k');
    expect(blobs().length).toBe(1);
    socket.destroy();
    await vi.waitFor(() => expect(blobs()).toEqual([]), 5000);
    expect((await read()).status).toBe(404);
    expect(test.logged).toEqual([]);
  });

  it('drains a body that it has refused half-way, so that the connection stays usable', async () => {
    const host = `127.0.0.1:${test.s3.port}`;
    const { UploadId = '' } = await test.client().send(new CreateMultipartUploadCommand({ Bucket, Key: 'k' }));
    const query = `uploadId=${UploadId}`;
    const toSign = { method: 'POST', path: `/${Bucket}/k`, query, host, payloadHash: 'UNSIGNED-PAYLOAD' };
    const { headers } = signHeaders({ ...toSign, time: test.clock.now() });
    const post = (path: string, more: Record<string, string>): Buffer => {
      const lines = Object.entries({ host, 'content-length': '8000000', ...more }).map((pair) => pair.join(': '));
      return Buffer.concat([
        Buffer.from(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`),
        Buffer.alloc(8_000_000, 'x'),
      ]);
    };
    const socket = connect(test.s3.port, '127.0.0.1');
    let answers = '';
    socket.on('data', (data) => {
      answers += data.toString();
    });
    socket.write(post(`/${Bucket}/k?${query}`, headers));
    socket.write(post(`/${Bucket}`, { 'content-type': 'multipart/form-data; boundary=b' }));
    socket.write(`GET /nowhere/k HTTP/1.1\r\nhost: ${host}\r\n\r\n`);
    const codes = () => [...answers.matchAll(/<Code>(\w+)/g)].map(([, code]) => code);
    await vi.waitFor(() => expect(codes()).toEqual(['MalformedXML', 'MalformedPOSTRequest', 'NoSuchBucket']), 5000);
    socket.destroy();
  });

  it('refuses an invalid bucket name', () => {
    for (const name of ['', 'ab', '../up', 'Upper', 'a/b']) expect(() => test.s3.createBucket(name)).toThrow(TypeError);
  });

  it('accepts new rules for a bucket without losing stored objects or uploads in progress', async () => {
    await test.client().send(new PutObjectCommand({ Bucket, Key: 'k', Body: 'x' }));
    const socket = await halfPut('half');
    test.s3.createBucket(Bucket, {});
    socket.write(' the other half');
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 /);
    socket.destroy();
    const text = async (Key: string) =>
      (await test.client().send(new GetObjectCommand({ Bucket, Key }))).Body?.transformToString();
    expect([await text('k'), await text('half')]).toEqual(['x', 'one half the other half']);
  });

  it('closes even if clients keep connections open or read nothing', async () => {
    const server = await startTestS3();
    server.s3.createBucket(Bucket);
    await server.client().send(new PutObjectCommand({ Bucket, Key: 'k', Body: Buffer.alloc(50_000_000) }));
    const socket = connect(server.s3.port, '127.0.0.1');
    const lines = Object.entries(signedHeaders(server, '/books/k')).map((pair) => `${pair.join(': ')}\r\n`);
    socket.write(`GET /books/k HTTP/1.1\r\n${lines.join('')}\r\n`);
    socket.pause();
    await new Promise((resolve) => setTimeout(resolve, 50));
    await server.stop();
    await expect(fetch(server.url)).rejects.toThrow();
    expect(server.logged).toEqual([]);
    socket.destroy();
  });
});
