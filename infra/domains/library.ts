import type { DomainFunction } from '../constructs/domain-function.ts';
import { grantTableWrite } from '../constructs/grants.ts';
import type { DomainStack } from '../stacks/domain-stack.ts';

export function library(stack: DomainStack): DomainFunction {
  const http = stack.http('Libraries, wishlists, reading places, highlights');
  grantTableWrite(http, stack.from.data.table);
  return http;
}
