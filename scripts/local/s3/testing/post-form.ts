import { accessKey, errorCode, startTestS3, type TestS3 } from './harness.ts';
import { amzDate, dateKey, mac, scope } from './signer.ts';

/* The forms with which a browser uploads files. */

export const Bucket = 'uploads';

/** A server with a bucket to upload to and another one. */
export async function startForForms(): Promise<TestS3> {
  const test = await startTestS3();
  test.s3.createBucket(Bucket);
  test.s3.createBucket('other');
  return test;
}

export type Condition = Record<string, string> | [string, string | number, string | number];
/** A browser's form, with optional mistakes. */
export interface Upload {
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

/** The fields a signer issues to a browser for `conditions`. */
export function signedFields(
  test: TestS3,
  { conditions = [], fields = {}, secret, expiresIn = 60_000, policy: text }: Upload,
): Record<string, string> {
  const date = amzDate(test.clock.now());
  const day = date.slice(0, 8);
  const signature = {
    'x-amz-algorithm': 'AWS4-HMAC-SHA256',
    'x-amz-credential': `${accessKey}/${scope(day)}`,
    'x-amz-date': date,
  };
  const expiration = new Date(test.clock.now() + expiresIn).toISOString();
  const all = [...conditions, ...Object.entries(signature).map(([name, value]) => ({ [name]: value }))];
  const policy = Buffer.from(text ?? JSON.stringify({ expiration, conditions: all })).toString('base64');
  return { ...fields, ...signature, policy, 'x-amz-signature': mac(dateKey(day, secret), policy).toString('hex') };
}

/** Sends the form. */
export async function upload(test: TestS3, options: Upload): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(signedFields(test, options))) form.append(name, value);
  options.change?.(form);
  form.append('file', options.file ?? new Blob(['the file']), options.fileName ?? 'book.pdf');
  return await fetch(`${test.url}/${options.bucket ?? Bucket}`, { method: 'POST', body: form });
}

/** Status and error code of sending the form. */
export async function outcomeOf(test: TestS3, options: Upload): Promise<string> {
  const answer = await upload(test, options);
  return `${answer.status} ${errorCode(await answer.text()) ?? ''}`.trim();
}

export const bucketField = { bucket: Bucket };
export const keyField = { key: 'originals/1.pdf' };
/** A form that is accepted unchanged. */
export const ok = { conditions: [bucketField, keyField], fields: keyField };
