import { deleteObject, deleteObjects } from './delete-object.ts';
import { S3Error } from './errors.ts';
import { getObject, headObject } from './get-object.ts';
import { listObjectsV2 } from './listing.ts';
import {
  abortMultipartUpload,
  completeMultipartUpload,
  createMultipartUpload,
  listParts,
  uploadPart,
} from './multipart.ts';
import type { Operation } from './operation.ts';
import { copyObject, putObject } from './put-object.ts';
import type { S3Request } from './request.ts';

/** Query parameters that select an operation of their own. All of S3's are here, so that none is taken for a plain put. */
const SUBRESOURCES = new Set(
  (
    'abac accelerate acl analytics annotation append attributes cors delete encryption intelligent-tiering inventory ' +
    'legal-hold lifecycle list-type location logging metadataAnnotationTable metadataConfiguration ' +
    'metadataInventoryTable metadataJournalTable metadataTable metrics notification object-lock ownershipControls ' +
    'partNumber policy policyStatus publicAccessBlock renameObject replication requestPayment restore retention select ' +
    'select-type session tagging torrent uploadId uploads versionId versioning versions website'
  ).split(' '),
);

const OPERATIONS: Readonly<Record<string, Operation>> = {
  'HEAD bucket': () => ({ status: 200 }),
  'GET bucket list-type': listObjectsV2,
  'POST bucket delete': deleteObjects,
  'GET object': getObject,
  'HEAD object': headObject,
  'PUT object': putObject,
  'PUT object copy': copyObject,
  'DELETE object': deleteObject,
  'POST object uploads': createMultipartUpload,
  'PUT object partNumber uploadId': uploadPart,
  'GET object uploadId': listParts,
  'POST object uploadId': completeMultipartUpload,
  'DELETE object uploadId': abortMultipartUpload,
};
const PUBLIC_READS: readonly (Operation | undefined)[] = [getObject, headObject];

export function findOperation(request: S3Request): Operation {
  const operation = OPERATIONS[operationName(request)];
  if (!operation) throw new S3Error('NotImplemented');
  return operation;
}

/** Whether somebody without a signature may run what is asked: nothing but reading one object. */
export function isPublicRead(request: S3Request): boolean {
  return PUBLIC_READS.includes(OPERATIONS[operationName(request)]);
}

function operationName({ method, key, query, headers }: S3Request): string {
  const subresources = [...new Set([...query].map(([name]) => name))].filter((name) => SUBRESOURCES.has(name)).sort();
  const copy = headers['x-amz-copy-source'] === undefined ? [] : ['copy'];
  return [method, key === '' ? 'bucket' : 'object', ...subresources, ...copy].join(' ');
}
