import type { DomainFunction } from '../constructs/domain-function.ts';
import { grantContentRead, grantSecret, grantTableWrite } from '../constructs/grants.ts';
import type { DomainStack } from '../stacks/domain-stack.ts';

export function analytics(stack: DomainStack): DomainFunction {
  const http = stack.http('Visits, figures of the site and the dashboard');
  grantTableWrite(http, stack.from.data.table);
  grantContentRead(http, stack.from.data.content, 'catalog/*');
  grantSecret(http, 'visitorSecret', stack.from.data.visitorSecret);
  stack.readsSettings(http);
  return http;
}
