import { S3Error } from './errors.ts';
import { listObjectsV2 } from './listing/listing.ts';
import {
  abortMultipartUpload,
  completeMultipartUpload,
  createMultipartUpload,
  listParts,
  uploadPart,
} from './multipart/multipart.ts';
import { copyObject, copySource } from './object/copy-object.ts';
import { deleteObject } from './object/delete-object.ts';
import { getObject, headObject } from './object/get-object.ts';
import { putObject } from './object/put-object.ts';
import type { Operation } from './operation.ts';
import type { S3Request } from './request.ts';

/** Query parameters that select an operation. The list is complete, so that none is mistaken for a plain put. */
const allSubresources = new Set(
  (
    'abac accelerate acl analytics annotation append attributes cors delete encryption intelligent-tiering inventory ' +
    'legal-hold lifecycle list-type location logging metadataAnnotationTable metadataConfiguration ' +
    'metadataInventoryTable metadataJournalTable metadataTable metrics notification object-lock ownershipControls ' +
    'partNumber policy policyStatus publicAccessBlock renameObject replication requestPayment restore retention select ' +
    'select-type session tagging torrent uploadId uploads versionId versioning versions website'
  ).split(' '),
);

/** An operation with S3's name for it. */
export interface NamedOperation {
  readonly name: string;
  readonly run: Operation;
}

const operations: Readonly<Record<string, NamedOperation>> = {
  'GET bucket list-type': { name: 'ListObjectsV2', run: listObjectsV2 },
  'GET object': { name: 'GetObject', run: getObject },
  'HEAD object': { name: 'HeadObject', run: headObject },
  'PUT object': { name: 'PutObject', run: putObject },
  'PUT object x-amz-copy-source': { name: 'CopyObject', run: copyObject },
  'DELETE object': { name: 'DeleteObject', run: deleteObject },
  'POST object uploads': { name: 'CreateMultipartUpload', run: createMultipartUpload },
  'PUT object partNumber uploadId': { name: 'UploadPart', run: uploadPart },
  'GET object uploadId': { name: 'ListParts', run: listParts },
  'POST object uploadId': { name: 'CompleteMultipartUpload', run: completeMultipartUpload },
  'DELETE object uploadId': { name: 'AbortMultipartUpload', run: abortMultipartUpload },
};

export function findOperation(request: S3Request): NamedOperation {
  const operation = operations[operationName(request)];
  if (!operation) throw new S3Error('NotImplemented');
  return operation;
}

function operationName({ method, key, query, headers }: S3Request): string {
  const subresources = [...new Set([...query].map(([name]) => name))]
    .filter((name) => allSubresources.has(name))
    .sort();
  const copy = headers[copySource] === undefined ? [] : [copySource];
  return [method, key === '' ? 'bucket' : 'object', ...subresources, ...copy].join(' ');
}
