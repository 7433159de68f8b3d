import type { DomainFunction } from '../constructs/domain-function.ts';
import { grantAudit, grantEvents } from '../constructs/grants.ts';
import type { DomainStack } from '../stacks/domain-stack.ts';

export function vocabulary(stack: DomainStack): DomainFunction {
  const { audit, events } = stack.from.data;
  // Forms get the frameworks with the rest of the vocabulary.
  const uses = ['BatchGetItem', 'Query', 'UpdateItem', 'DeleteItem', 'gsi1'] as const;
  const http = stack.managed('Tags and categories: list, manage', ...uses);
  grantEvents(http, events);
  // It changes what is sorted by a term as the domain's own function would.
  const jobs = stack.tasks('Gives things the new name of a term', 'BatchGetItem', 'UpdateItem');
  grantAudit(jobs, audit);
  grantEvents(jobs, events);
  return http;
}
