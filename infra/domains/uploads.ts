import { uploadsApi } from '#shared/uploads/api.ts';
import type { DomainFunction } from '../constructs/domain-function.ts';
import { grantAudit, grantContentRead, grantContentWrite, grantTable } from '../constructs/grants.ts';
import type { DomainStack } from '../stacks/domain-stack.ts';

const { adminCompleteUpload } = uploadsApi;

export function uploads(stack: DomainStack): DomainFunction {
  const { table, content } = stack.from.data;
  const http = stack.http('Forms to send pictures with', [adminCompleteUpload]);
  grantTable(http, table, 'GetItem');
  // The signed forms can do no more than their signer.
  grantContentWrite(http, content, 'uploads/*');
  stack.answers(pictures(stack), [adminCompleteUpload]);
  return http;
}

/** A picture of 36 million pixels takes 150 MB once it is decoded, and some seconds of one processor, which this memory is. */
function pictures(stack: DomainStack): DomainFunction {
  const { table, content, audit } = stack.from.data;
  const fn = stack.native('Pictures', 'picture.handler.ts', 'Pictures: re-encodes and publishes them', {
    memory: 1769,
  });
  grantTable(fn, table, 'GetItem', 'PutItem');
  grantAudit(fn, audit);
  grantContentRead(fn, content, 'uploads/*');
  grantContentWrite(fn, content, 'files/*');
  return fn;
}
