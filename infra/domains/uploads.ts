import { uploadsApi } from '#shared/uploads/api.ts';
import type { DomainFunction } from '../constructs/domain-function.ts';
import { grantAudit, grantContentRead, grantContentWrite, grantTable } from '../constructs/grants.ts';
import type { DomainStack } from '../stacks/domain-stack.ts';

const { adminBeginUpload, adminDownloadUpload, ...receiving } = uploadsApi;

export function uploads(stack: DomainStack): DomainFunction {
  const { table, content } = stack.from.data;
  const http = stack.http('Forms to send files with, and links to those that were kept', Object.values(receiving));
  grantTable(http, table, 'GetItem');
  // The signed forms and links can do no more than their signer.
  grantContentRead(http, content, 'originals/*');
  grantContentWrite(http, content, 'uploads/*');
  stack.answers(pictures(stack), Object.values(receiving));
  stack.objectSweep('originals/', 'BatchGetItem', 'DeleteItem');
  return http;
}

/** A picture of 36 million pixels takes 150 MB once it is decoded, and some seconds of one processor, which this memory is. */
function pictures(stack: DomainStack): DomainFunction {
  const { table, content, audit } = stack.from.data;
  const fn = stack.native(
    'Pictures',
    'completion.handler.ts',
    'Looks at what was sent; publishes pictures, keeps files',
    {
      memory: 1769,
    },
  );
  grantTable(fn, table, 'GetItem', 'PutItem');
  grantAudit(fn, audit);
  // An original that is there already is compared with what was sent.
  grantContentRead(fn, content, 'uploads/*', 'originals/*');
  grantContentWrite(fn, content, 'files/*', 'originals/*');
  return fn;
}
