import { createHmac } from 'node:crypto';

/*
 * Forms that a browser posts to S3. Not the request is signed but a policy, which says of every field what it must be:
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-HTTPPOSTConstructPolicy.html
 */

/** Fields of a form by name. */
export type FormFields = Readonly<Record<string, string>>;

/** What a form allows besides its fields. */
export interface FormLimits {
  /** In bytes: the file has exactly this size. */
  readonly size: number;
  /** In milliseconds from now. */
  readonly expiresIn: number;
}

/** Who signs, and for which region. */
export interface FormSigner {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Of credentials that expire, as a function has them. */
  readonly sessionToken?: string | undefined;
  readonly region: string;
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** The signature of a policy in base64, as AWS defines it; `date` is the day of the credential, `20151229`. */
export function policySignature(
  policy: string,
  { secretAccessKey, region }: Pick<FormSigner, 'secretAccessKey' | 'region'>,
  date: string,
): string {
  const key = [date, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  return hmac(key, policy).toString('hex');
}

const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64');

/** The fields of a form with its policy and signature; all of them must be sent as they are, and no others. */
export function signedForm(
  { bucket, ...given }: FormFields & { readonly bucket: string },
  { size, expiresIn }: FormLimits,
  signer: FormSigner,
  now: number,
): FormFields {
  const time = `${new Date(now).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  const date = time.slice(0, 8);
  const fields = {
    ...given,
    'x-amz-algorithm': 'AWS4-HMAC-SHA256',
    'x-amz-credential': `${signer.accessKeyId}/${date}/${signer.region}/s3/aws4_request`,
    'x-amz-date': time,
    ...(signer.sessionToken !== undefined && { 'x-amz-security-token': signer.sessionToken }),
  };
  const policy = base64({
    expiration: new Date(now + expiresIn).toISOString(),
    conditions: [
      ...Object.entries({ bucket, ...fields }).map(([name, value]) => ({ [name]: value })),
      ['content-length-range', size, size],
    ],
  });
  return { ...fields, policy, 'x-amz-signature': policySignature(policy, signer, date) };
}
