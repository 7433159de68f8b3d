import type { DomainFunction } from '../constructs/domain-function.ts';
import { grantAudit, grantEvents } from '../constructs/grants.ts';
import type { DomainStack } from '../stacks/domain-stack.ts';

export function coaching(stack: DomainStack): DomainFunction {
  stack.trash('DeleteItem');
  const http = stack.managed('Coaching packages: list, show, manage', 'UpdateItem', 'gsi1');
  grantEvents(http, stack.from.data.events);
  grantAudit(stack.tasks('Does bulk acts of admins, package by package', 'UpdateItem'), stack.from.data.audit);
  return http;
}
