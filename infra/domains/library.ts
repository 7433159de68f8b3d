import type { DomainFunction } from '../constructs/domain-function.ts';
import { grantTable } from '../constructs/grants.ts';
import type { DomainStack } from '../stacks/domain-stack.ts';

export function library(stack: DomainStack): DomainFunction {
  const http = stack.http('Libraries, wishlists, reading places, highlights');
  grantTable(http, stack.from.data.table, 'GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem');
  return http;
}
