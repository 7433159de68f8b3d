import type { DomainFunction } from '../constructs/domain-function.ts';
import { grantContentRead, grantSecret, grantTable } from '../constructs/grants.ts';
import type { DomainStack } from '../stacks/domain-stack.ts';

export function analytics(stack: DomainStack): DomainFunction {
  const http = stack.http('Visits, figures of the site and the dashboard');
  grantTable(http, stack.from.data.table, 'GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'gsi1');
  grantContentRead(http, stack.from.data.content, 'catalog/*');
  grantSecret(http, 'visitorSecret', stack.from.data.visitorSecret);
  stack.readsSettings(http);
  return http;
}
