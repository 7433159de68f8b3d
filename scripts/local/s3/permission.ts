import { type Authority, refusalOf } from '../aws/iam/authority.ts';
import type { Needed } from '../aws/iam/needed.ts';
import { S3Error } from './errors.ts';
import { sourceKey } from './object/copy-object.ts';
import type { S3Response } from './operation.ts';
import type { S3Request } from './request.ts';

/** Actions by operation, as in S3's reference; every other operation writes the object. */
const actions: Readonly<Record<string, string>> = {
  ListObjectsV2: 's3:ListBucket',
  GetObject: 's3:GetObject',
  HeadObject: 's3:GetObject',
  DeleteObject: 's3:DeleteObject',
  ListParts: 's3:ListMultipartUploadParts',
  AbortMultipartUpload: 's3:AbortMultipartUpload',
};
const writing = 's3:PutObject';

type Target = Pick<S3Request, 'bucket' | 'key'>;

const bucketArn = ({ bucket }: Target): string => `arn:aws:s3:::${bucket}`;

function neededFor(operation: string, request: S3Request): Needed[] {
  const { key, query, method, headers } = request;
  const action = actions[operation] ?? writing;
  const context = { 's3:prefix': query.get('prefix') };
  if (operation === 'ListObjectsV2') return [{ action, resource: bucketArn(request), context }];
  const resource = `${bucketArn(request)}/${key}`;
  // Whoever changes an object on a condition about its content learns about the content.
  const reads = method !== 'GET' && method !== 'HEAD' && headers['if-match'] !== undefined;
  if (operation === 'CopyObject') {
    const source = { action: 's3:GetObject', resource: `${bucketArn(request)}/${sourceKey(request)}` };
    return [{ action, resource }, source];
  }
  return [{ action, resource }, ...(reads ? [{ action: 's3:GetObject', resource }] : [])];
}

/**
 * What the signer of a request may do, at the time of the request: a pre-signed link or form can do no more than the
 * role of the function that signed it.
 */
export class Permission {
  readonly #authority: Authority | undefined;
  readonly #signer: string;
  readonly #log: (line: string) => void;

  constructor(authority: Authority | undefined, signer: string, log: (line: string) => void) {
    this.#authority = authority;
    this.#signer = signer;
    this.#log = log;
  }

  checkOperation(operation: string, request: S3Request): void {
    for (const needed of neededFor(operation, request)) this.#check(needed);
  }

  /** For a form, whose key is one of its fields. */
  checkWrite(target: Target): void {
    this.#check({ action: writing, resource: `${bucketArn(target)}/${target.key}` });
  }

  /** Who may not list a bucket does not learn which objects are missing. */
  async hidingMissing(target: Target, carryOut: () => S3Response | Promise<S3Response>): Promise<S3Response> {
    try {
      return await carryOut();
    } catch (error) {
      if (error instanceof S3Error && error.code === 'NoSuchKey')
        this.#check({ action: 's3:ListBucket', resource: bucketArn(target) });
      throw error;
    }
  }

  #check(needed: Needed): void {
    if (this.#authority?.mayDo(this.#signer, needed) ?? true) return;
    const sentence = refusalOf(this.#signer, needed);
    this.#log(sentence);
    throw new S3Error('AccessDenied', sentence);
  }
}
