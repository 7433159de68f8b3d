import { HeadObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorCode, failure, type TestS3 } from '../testing/harness.ts';
import {
  Bucket,
  bucketField,
  type Condition,
  ok,
  outcomeOf,
  signedFields,
  startForForms,
  type Upload,
} from '../testing/post-form.ts';
import { amzDate, scope } from '../testing/signer.ts';

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

describe('the policy', () => {
  it('must be signed by a known key', async () => {
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
    for (const [name, value] of Object.entries(signedFields(test, ok))) form.append(name, value);
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
    const prefix: Condition[] = [
      bucketField,
      ['starts-with', '$key', 'u1/'],
      ['starts-with', '$Content-Type', 'image/'],
    ];
    const image = (key: string, type: string) => outcome({ conditions: prefix, fields: { key, 'Content-Type': type } });
    expect(await image('u1/a', 'image/png')).toBe('204');
    expect(await image('u2/a', 'image/png')).toBe('403 AccessDenied');
    expect(await image('u1/a', 'text/html')).toBe('403 AccessDenied');
    expect(await outcome({ conditions: [bucketField, ['eq', '$key', 'a']], fields: { key: 'a' } })).toBe('204');
    expect(await outcome({ conditions: [bucketField, ['eq', '$key', 'a']], fields: { key: 'ab' } })).toBe(
      '403 AccessDenied',
    );
  });

  it('limits the file size at both ends, and keeps nothing of a refused file', async () => {
    const sized = (size: number) =>
      outcome({
        conditions: [bucketField, { key: 'sized' }, ['content-length-range', 10, 1_000_000]],
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

  it('must be understood completely', async () => {
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
