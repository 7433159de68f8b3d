import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { now } from '../clock.ts';
import { bucket, client, isMissing } from './content-bucket.ts';
import { writeForEver } from './for-ever.ts';
import { type FormFields, type FormLimits, signedForm } from './post-form.ts';

/* Objects that browsers send straight to the content bucket, and what is kept of them. */

/** A form with which a browser sends one file. */
export interface UploadForm {
  /** Where to post it. */
  readonly url: string;
  /** The fields before the file, which comes last under the name `file`. */
  readonly fields: FormFields;
}

/** The bucket's own address, as links to its objects have it: that of the region, or of an endpoint that is set. */
async function bucketAddress(): Promise<string> {
  const Key = 'any';
  const link = new URL(await getSignedUrl(client, new GetObjectCommand({ Bucket: bucket(), Key })));
  return link.origin + link.pathname.slice(0, -Key.length);
}

/** A form that stores one object with these headers and metadata, under this key and no other, until it expires. */
export async function uploadForm(
  fields: FormFields & { readonly key: string },
  limits: FormLimits,
): Promise<UploadForm> {
  const [url, credentials, region] = await Promise.all([
    bucketAddress(),
    client.config.credentials(),
    client.config.region(),
  ]);
  return { url, fields: signedForm({ ...fields, bucket: bucket() }, limits, { ...credentials, region }, now()) };
}

/** What was sent: its bytes, and the metadata of the form. */
export interface SentObject {
  readonly bytes: Uint8Array;
  readonly metadata: Readonly<Record<string, string>>;
}

/** An object of at most `most` bytes; undefined when there is none. A larger one is not read: the form forbids it. */
export async function sentObject(key: string, most: number): Promise<SentObject | undefined> {
  try {
    const { Body, Metadata = {} } = await client.send(
      new GetObjectCommand({ Bucket: bucket(), Key: key, Range: `bytes=0-${most}` }),
    );
    const bytes = (await Body?.transformToByteArray()) ?? new Uint8Array();
    if (bytes.byteLength > most) throw new Error(`${key} is larger than its form allowed`);
    return { bytes, metadata: Metadata };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/**
 * Stores an object that never changes, for everybody who knows its address; the one that is there already stays. Throws 503
 * while another write of it does not end.
 */
export async function putForEver(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
  const command = new PutObjectCommand({
    Bucket: bucket(),
    Key: key,
    Body: bytes,
    ContentLength: bytes.byteLength,
    ContentType: contentType,
    CacheControl: 'public, max-age=31536000, immutable',
    IfNoneMatch: '*',
  });
  await writeForEver(() => client.send(command));
}
