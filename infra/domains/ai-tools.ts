import type { DomainFunction } from '../constructs/domain-function.ts';
import { grantAudit, grantEvents } from '../constructs/grants.ts';
import type { DomainStack } from '../stacks/domain-stack.ts';

export function aiTools(stack: DomainStack): DomainFunction {
  stack.trash('UpdateItem', 'DeleteItem', 'BatchWriteItem');
  const http = stack.managed(
    'AI tools: list, show, count clicks, manage',
    'BatchGetItem',
    'Query',
    'UpdateItem',
    'gsi1',
  );
  grantEvents(http, stack.from.data.events);
  grantAudit(stack.tasks('Does bulk acts of admins, tool by tool', 'Query', 'UpdateItem'), stack.from.data.audit);
  return http;
}
