import { GetObjectCommand, HeadObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCESS_KEY, errorCode, failure, rawRequest, startTestS3, type TestS3 } from './testing/harness.ts';
import { amzDate, dateKey, mac, scope } from './testing/signer.ts';

const Bucket = 'uploads';
let test: TestS3;
let client: S3Client;

beforeAll(async () => {
  test = await startTestS3();
  test.s3.createBucket(Bucket);
  test.s3.createBucket('other');
  client = test.client();
});

afterAll(async () => {
  expect(test.logged).toEqual([]);
  await test.stop();
});

type Condition = Record<string, string> | [string, string | number, string | number];
interface Upload {
  conditions?: Condition[];
  /** Fields besides those of the signature. */
  fields?: Record<string, string>;
  file?: Blob;
  fileName?: string;
  secret?: string;
  bucket?: string;
  /** Applied after signing. */
  change?: (form: FormData) => void;
  expiresIn?: number;
  policy?: string;
}

/** The fields a signer gives to a browser for `conditions`. */
function signedFields({
  conditions = [],
  fields = {},
  secret,
  expiresIn = 60_000,
  policy: text,
}: Upload): Record<string, string> {
  const date = amzDate(test.clock.now());
  const day = date.slice(0, 8);
  const signature = {
    'x-amz-algorithm': 'AWS4-HMAC-SHA256',
    'x-amz-credential': `${ACCESS_KEY}/${scope(day)}`,
    'x-amz-date': date,
  };
  const expiration = new Date(test.clock.now() + expiresIn).toISOString();
  const all = [...conditions, ...Object.entries(signature).map(([name, value]) => ({ [name]: value }))];
  const policy = Buffer.from(text ?? JSON.stringify({ expiration, conditions: all })).toString('base64');
  return { ...fields, ...signature, policy, 'x-amz-signature': mac(dateKey(day, secret), policy).toString('hex') };
}

async function upload(options: Upload): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(signedFields(options))) form.append(name, value);
  options.change?.(form);
  form.append('file', options.file ?? new Blob(['the file']), options.fileName ?? 'book.pdf');
  return await fetch(`${test.url}/${options.bucket ?? Bucket}`, { method: 'POST', body: form });
}

async function outcome(options: Upload): Promise<string> {
  const answer = await upload(options);
  return `${answer.status} ${errorCode(await answer.text()) ?? ''}`.trim();
}

const BUCKET = { bucket: Bucket };
const KEY = { key: 'originals/1.pdf' };
const ok = { conditions: [BUCKET, KEY], fields: KEY };

describe('a browser upload', () => {
  it('stores the file with the headers of the form', async () => {
    const fields = { ...KEY, 'Content-Type': 'application/pdf', 'x-amz-meta-owner': 'u1', 'Cache-Control': 'no-store' };
    const conditions: Condition[] = [BUCKET, ...Object.entries(fields).map(([name, value]) => ({ [name]: value }))];
    expect(await outcome({ conditions, fields })).toBe('204');
    const object = await client.send(new GetObjectCommand({ Bucket, Key: KEY.key }));
    expect(object).toMatchObject({
      ContentType: 'application/pdf',
      CacheControl: 'no-store',
      Metadata: { owner: 'u1' },
    });
    expect(await object.Body?.transformToString()).toBe('the file');
  });

  it('meets an injected fault once its policy holds, and then keeps nothing', async () => {
    test.faults.add({ service: 's3', operation: 'PostObject', error: 'SlowDown', times: 1 });
    const fields = { key: 'originals/faulty.pdf' };
    const upload = { conditions: [BUCKET, fields], fields };
    expect(await outcome({ ...upload, secret: 'another' })).toBe('403 SignatureDoesNotMatch');
    expect(await outcome(upload)).toBe('503 SlowDown');
    const head = new HeadObjectCommand({ Bucket, Key: fields.key });
    expect(await failure(client.send(head))).toMatchObject({ status: 404 });
    expect(await outcome(upload)).toBe('204');
  });

  it('takes a large file as it comes, bytes and line ends untouched', async () => {
    const bytes = Buffer.alloc(12 * 1024 * 1024, '\r\n--boundary\r\n-');
    expect(await outcome({ ...ok, file: new Blob([bytes]) })).toBe('204');
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: KEY.key }));
    expect(bytes.equals(Buffer.from((await Body?.transformToByteArray()) ?? []))).toBe(true);
  });

  it('answers with the status asked for', async () => {
    const withStatus = (status: string): Upload => ({
      conditions: [BUCKET, KEY, { success_action_status: status }],
      fields: { ...KEY, success_action_status: status },
    });
    const created = await upload(withStatus('201'));
    const text = await created.text();
    expect([created.status, created.headers.get('location')]).toEqual([201, `${test.url}/${Bucket}/${KEY.key}`]);
    expect(text).toContain(`<Bucket>${Bucket}</Bucket><Key>${KEY.key}</Key><ETag>&quot;`);
    expect(await outcome(withStatus('200'))).toBe('200');
    expect(await outcome(withStatus('204'))).toBe('204');
    expect(await outcome(withStatus('302'))).toBe('204');
  });

  it('puts the name of the file into the key, without its path', async () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: S3's own variable
    const template = { key: 'u1/${filename}' };
    const conditions: Condition[] = [BUCKET, ['starts-with', '$key', 'u1/']];
    expect(await outcome({ conditions, fields: template, fileName: '../../C:\\tmp\\"ü" $& 1.pdf' })).toBe('204');
    expect((await client.send(new HeadObjectCommand({ Bucket, Key: 'u1/"ü" $& 1.pdf' }))).ContentLength).toBe(8);
    const onlyBooks: Condition[] = [BUCKET, ['starts-with', '$key', 'u1/book']];
    expect(await outcome({ conditions: onlyBooks, fields: template, fileName: 'book.pdf' })).toBe('204');
    expect(await outcome({ conditions: onlyBooks, fields: template, fileName: 'page.html' })).toBe('403 AccessDenied');
  });
});

describe('the policy', () => {
  it('has to be signed by somebody known', async () => {
    expect(await outcome({ ...ok, secret: 'guessed' })).toBe('403 SignatureDoesNotMatch');
    const stranger = (form: FormData) =>
      form.set('x-amz-credential', `Nobody/${scope(amzDate(test.clock.now()).slice(0, 8))}`);
    expect(await outcome({ ...ok, change: stranger })).toBe('403 InvalidAccessKeyId');
    expect(await outcome({ ...ok, change: (form) => form.delete('policy') })).toBe('403 AccessDenied');
    expect(await outcome({ ...ok, change: (form) => form.delete('x-amz-signature') })).toBe(
      '403 SignatureDoesNotMatch',
    );
    expect(await outcome({ ...ok, change: (form) => form.delete('x-amz-date') })).toBe('400 InvalidArgument');
    const longer = (form: FormData) => {
      const policy = Buffer.from(String(form.get('policy')), 'base64')
        .toString()
        .replace('originals', 'published');
      form.set('policy', Buffer.from(policy).toString('base64'));
    };
    expect(await outcome({ ...ok, change: longer })).toBe('403 SignatureDoesNotMatch');
  });

  it('expires by the clock', async () => {
    expect(await outcome({ ...ok, expiresIn: 30_000 })).toBe('204');
    const form = new FormData();
    for (const [name, value] of Object.entries(signedFields(ok))) form.append(name, value);
    form.append('file', new Blob(['late']));
    test.clock.advance(61_000);
    const answer = await fetch(`${test.url}/${Bucket}`, { method: 'POST', body: form });
    expect([answer.status, errorCode(await answer.text())]).toEqual([403, 'AccessDenied']);
    test.clock.advance(-61_000);
  });

  it('binds key, bucket and every other field', async () => {
    expect(await outcome({ ...ok, change: (form) => form.set('key', 'originals/2.pdf') })).toBe('403 AccessDenied');
    expect(await outcome({ ...ok, bucket: 'other' })).toBe('403 AccessDenied');
    expect(await outcome({ ...ok, change: (form) => form.append('Content-Type', 'text/html') })).toBe(
      '403 AccessDenied',
    );
    expect(await outcome({ ...ok, change: (form) => form.append('x-amz-meta-a', '1') })).toBe('403 AccessDenied');
    expect(await outcome({ ...ok, change: (form) => form.append('x-ignore-me', '1') })).toBe('204');
    const prefix: Condition[] = [BUCKET, ['starts-with', '$key', 'u1/'], ['starts-with', '$Content-Type', 'image/']];
    const image = (key: string, type: string) => outcome({ conditions: prefix, fields: { key, 'Content-Type': type } });
    expect(await image('u1/a', 'image/png')).toBe('204');
    expect(await image('u2/a', 'image/png')).toBe('403 AccessDenied');
    expect(await image('u1/a', 'text/html')).toBe('403 AccessDenied');
    expect(await outcome({ conditions: [BUCKET, ['eq', '$key', 'a']], fields: { key: 'a' } })).toBe('204');
    expect(await outcome({ conditions: [BUCKET, ['eq', '$key', 'a']], fields: { key: 'ab' } })).toBe(
      '403 AccessDenied',
    );
  });

  it('limits the size of the file, at both ends, and nothing of a refused one is kept', async () => {
    const sized = (size: number) =>
      outcome({
        conditions: [BUCKET, { key: 'sized' }, ['content-length-range', 10, 1_000_000]],
        fields: { key: 'sized' },
        file: new Blob([Buffer.alloc(size, 'x')]),
      });
    expect(await sized(9)).toBe('400 EntityTooSmall');
    expect(await sized(1_000_001)).toBe('400 EntityTooLarge');
    expect(await sized(20_000_000)).toBe('400 EntityTooLarge');
    expect(await failure(client.send(new HeadObjectCommand({ Bucket, Key: 'sized' })))).toMatchObject({ status: 404 });
    expect(await sized(10)).toBe('204');
    expect(await sized(1_000_000)).toBe('204');
  });

  it('has to be understood in full', async () => {
    const expiration = new Date(test.clock.now() + 60_000).toISOString();
    const policies = [
      '{',
      '{}',
      JSON.stringify({ expiration: 'soon', conditions: [] }),
      JSON.stringify({ expiration, conditions: [['matches', '$key', 'a']] }),
    ];
    for (const policy of policies) expect(await outcome({ ...ok, policy })).toBe('400 InvalidPolicyDocument');
  });
});

describe('the form', () => {
  it('needs a key and a file', async () => {
    expect(await outcome({ conditions: [BUCKET], fields: {} })).toBe('400 InvalidArgument');
    const form = new FormData();
    for (const [name, value] of Object.entries(signedFields(ok))) form.append(name, value);
    const answer = await fetch(`${test.url}/${Bucket}`, { method: 'POST', body: form });
    expect([answer.status, errorCode(await answer.text())]).toEqual([400, 'InvalidArgument']);
  });

  it('may ask for nothing the emulator does not do', async () => {
    const ask = (extra: Record<string, string>) =>
      outcome({
        conditions: [BUCKET, KEY, ...Object.entries(extra).map(([name, value]) => ({ [name]: value }))],
        fields: { ...KEY, ...extra },
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

  it('that is broken or cut off stores nothing', async () => {
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
    const cut = { conditions: [BUCKET, { key: 'cut' }], fields: { key: 'cut' } };
    const fields = Object.entries(signedFields(cut)).map(([name, value]) => field(name, value));
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
