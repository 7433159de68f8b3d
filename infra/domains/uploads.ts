import type { DomainFunction } from '../constructs/domain-function.ts';
import { grantContentRead, grantContentWrite } from '../constructs/grants.ts';
import type { DomainStack } from '../stacks/domain-stack.ts';

export function uploads(stack: DomainStack): DomainFunction {
  const { content } = stack.from.data;
  const http = stack.managed('Pictures: a form to send one, and its publication');
  grantContentRead(http, content, 'uploads/*');
  // The signed forms can do no more than their signer.
  grantContentWrite(http, content, 'uploads/*', 'files/*');
  return http;
}
