import type { DomainFunction } from '../constructs/domain-function.ts';
import { grantAudit, grantEvents } from '../constructs/grants.ts';
import type { DomainStack } from '../stacks/domain-stack.ts';

export function vocabulary(stack: DomainStack): DomainFunction {
  const { audit, events } = stack.from.data;
  const http = stack.managed('Tags and categories: list, manage', 'BatchGetItem', 'Query', 'UpdateItem', 'DeleteItem');
  grantEvents(http, events);
  // It changes what is sorted by a term as the domain's own function would.
  const jobs = stack.tasks('Gives things the new name of a term', 'BatchGetItem', 'UpdateItem');
  grantAudit(jobs, audit);
  grantEvents(jobs, events);
  return http;
}
