import type { DomainFunction } from '../constructs/domain-function.ts';
import { grantAuditRead } from '../constructs/grants.ts';
import type { DomainStack } from '../stacks/domain-stack.ts';

export function settings(stack: DomainStack): DomainFunction {
  const http = stack.managed('Settings, legal pages, audit log, background jobs', 'Query', 'UpdateItem');
  grantAuditRead(http, stack.from.data.audit);
  stack.readsSettings(http);
  return http;
}
