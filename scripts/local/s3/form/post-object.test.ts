import { GetObjectCommand, HeadObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorCode, failure, rawRequest, type TestS3 } from '../testing/harness.ts';
import {
  Bucket,
  bucketField,
  type Condition,
  keyField,
  ok,
  outcomeOf,
  signedFields,
  startForForms,
  type Upload,
  upload,
} from '../testing/post-form.ts';

let test: TestS3;
let client: S3Client;

beforeAll(async () => {
  test = await startForForms();
  client = test.client();
});

afterAll(async () => {
  expect(test.logged).toEqual([]);
  await test.stop();
});

const outcome = (options: Upload) => outcomeOf(test, options);

describe('a browser upload', () => {
  it("stores the file with the form's headers", async () => {
    const fields = {
      ...keyField,
      'Content-Type': 'application/pdf',
      'x-amz-meta-owner': 'u1',
      'Cache-Control': 'no-store',
    };
    const conditions: Condition[] = [
      bucketField,
      ...Object.entries(fields).map(([name, value]) => ({ [name]: value })),
    ];
    expect(await outcome({ conditions, fields })).toBe('204');
    const object = await client.send(new GetObjectCommand({ Bucket, Key: keyField.key }));
    expect(object).toMatchObject({
      ContentType: 'application/pdf',
      CacheControl: 'no-store',
      Metadata: { owner: 'u1' },
    });
    expect(await object.Body?.transformToString()).toBe('the file');
  });

  it('meets an injected fault after its policy was checked, and stores nothing', async () => {
    test.faults.add({ service: 's3', operation: 'PostObject', error: 'SlowDown', times: 1 });
    const fields = { key: 'originals/faulty.pdf' };
    const upload = { conditions: [bucketField, fields], fields };
    expect(await outcome({ ...upload, secret: 'another' })).toBe('403 SignatureDoesNotMatch');
    expect(await outcome(upload)).toBe('503 SlowDown');
    const head = new HeadObjectCommand({ Bucket, Key: fields.key });
    expect(await failure(client.send(head))).toMatchObject({ status: 404 });
    expect(await outcome(upload)).toBe('204');
  });

  it('stores a large file byte for byte, line ends included', async () => {
    const bytes = Buffer.alloc(12 * 1024 * 1024, '\r\n--boundary\r\n-');
    expect(await outcome({ ...ok, file: new Blob([bytes]) })).toBe('204');
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: keyField.key }));
    expect(bytes.equals(Buffer.from((await Body?.transformToByteArray()) ?? []))).toBe(true);
  });

  it('answers with the requested status', async () => {
    const withStatus = (status: string): Upload => ({
      conditions: [bucketField, keyField, { success_action_status: status }],
      fields: { ...keyField, success_action_status: status },
    });
    const created = await upload(test, withStatus('201'));
    const text = await created.text();
    expect([created.status, created.headers.get('location')]).toEqual([201, `${test.url}/${Bucket}/${keyField.key}`]);
    expect(text).toContain(`<Bucket>${Bucket}</Bucket><Key>${keyField.key}</Key><ETag>&quot;`);
    expect(await outcome(withStatus('200'))).toBe('200');
    expect(await outcome(withStatus('204'))).toBe('204');
    expect(await outcome(withStatus('302'))).toBe('204');
  });

  it("puts the file's name into the key, without its path", async () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: S3's own variable
    const template = { key: 'u1/${filename}' };
    const conditions: Condition[] = [bucketField, ['starts-with', '$key', 'u1/']];
    expect(await outcome({ conditions, fields: template, fileName: '../../C:\\tmp\\"ü" $& 1.pdf' })).toBe('204');
    expect((await client.send(new HeadObjectCommand({ Bucket, Key: 'u1/"ü" $& 1.pdf' }))).ContentLength).toBe(8);
    const onlyBooks: Condition[] = [bucketField, ['starts-with', '$key', 'u1/book']];
    expect(await outcome({ conditions: onlyBooks, fields: template, fileName: 'book.pdf' })).toBe('204');
    expect(await outcome({ conditions: onlyBooks, fields: template, fileName: 'page.html' })).toBe('403 AccessDenied');
  });
});

describe('the form', () => {
  it('needs a key and a file', async () => {
    expect(await outcome({ conditions: [bucketField], fields: {} })).toBe('400 InvalidArgument');
    const form = new FormData();
    for (const [name, value] of Object.entries(signedFields(test, ok))) form.append(name, value);
    const answer = await fetch(`${test.url}/${Bucket}`, { method: 'POST', body: form });
    expect([answer.status, errorCode(await answer.text())]).toEqual([400, 'InvalidArgument']);
  });

  it('must not request anything the emulator does not support', async () => {
    const ask = (extra: Record<string, string>) =>
      outcome({
        conditions: [bucketField, keyField, ...Object.entries(extra).map(([name, value]) => ({ [name]: value }))],
        fields: { ...keyField, ...extra },
      });
    expect(await ask({ success_action_redirect: 'http://localhost/' })).toBe('501 NotImplemented');
    expect(await ask({ acl: 'public-read' })).toBe('501 NotImplemented');
    expect(await ask({ 'x-amz-website-redirect-location': '/x' })).toBe('501 NotImplemented');
    expect(await ask({ 'x-amz-meta-name': 'ключ' })).toBe('400 InvalidArgument');
    expect(await ask({ 'Content-Type': 'text/html\r\nSet-Cookie: a=1' })).toBe('400 InvalidArgument');
    expect(await ask({ 'x-amz-meta-large': 'x'.repeat(25_000) })).toBe('400 MaxPostPreDataLengthExceeded');
    const fill = (names: string[]) => (form: FormData) => {
      for (const name of names) form.append(`x-ignore-${name}`, 'x'.repeat(12_000));
    };
    expect(await outcome({ ...ok, change: fill(['a']) })).toBe('204');
    expect(await outcome({ ...ok, change: fill(['a', 'b']) })).toBe('400 MaxPostPreDataLengthExceeded');
    expect(await ask({ 'x-amz-checksum-crc32': 'AAAAAA==' })).toBe('400 BadDigest');
  });

  it('stores nothing if it is malformed or cut off', async () => {
    const post = async (body: string, contentType = 'multipart/form-data; boundary=b') => {
      const headers = { 'content-type': contentType };
      const { status, body: text } = await rawRequest(test.s3.port, {
        method: 'POST',
        path: `/${Bucket}`,
        headers,
        body,
      });
      return `${status} ${errorCode(text)}`;
    };
    const field = (name: string, value: string) =>
      `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const cut = { conditions: [bucketField, { key: 'cut' }], fields: { key: 'cut' } };
    const fields = Object.entries(signedFields(test, cut)).map(([name, value]) => field(name, value));
    expect(await post(`${fields.join('')}${field('file', 'half a fi').trimEnd()}`)).toBe('400 IncompleteBody');
    expect(await post('nonsense')).toBe('400 MalformedPOSTRequest');
    expect(await post('nonsense', 'multipart/form-data')).toBe('400 MalformedPOSTRequest');
    expect(await post('--b\r\nX: y\r\n\r\n')).toBe('400 MalformedPOSTRequest');
    expect(await failure(client.send(new HeadObjectCommand({ Bucket, Key: 'cut' })))).toMatchObject({ status: 404 });
    const whole = `${fields.join('')}${field('file', 'whole')}${field('key', 'after the file')}--b--\r\n`;
    expect(await post(whole)).toBe('204 undefined');
    expect((await client.send(new HeadObjectCommand({ Bucket, Key: 'cut' }))).ContentLength).toBe(5);
  });
});
