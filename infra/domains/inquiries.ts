import type { DomainFunction } from '../constructs/domain-function.ts';
import { grantAudit, grantEvents, type TableUse } from '../constructs/grants.ts';
import type { DomainStack } from '../stacks/domain-stack.ts';

const uses: readonly TableUse[] = ['BatchGetItem', 'Query', 'UpdateItem', 'gsi1', 'gsi2', 'gsi3'];

export function inquiries(stack: DomainStack): DomainFunction {
  const http = stack.managed('Inquiries: receive, answer', ...uses);
  grantEvents(http, stack.from.data.events);
  const outbox = stack.outbox('Sends the mails of inquiries and exports them');
  stack.readsSettings(outbox);
  grantAudit(outbox, stack.from.data.audit);
  stack.exports(outbox, 'Query', 'BatchGetItem', 'UpdateItem', 'gsi2', 'gsi3');
  stack.purge('Deletes inquiries that were settled long ago', 'DeleteItem', 'gsi2');
  return http;
}
