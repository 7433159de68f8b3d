import type { DomainFunction } from '../constructs/domain-function.ts';
import { grantEvents, type TableUse } from '../constructs/grants.ts';
import type { DomainStack } from '../stacks/domain-stack.ts';

const uses: readonly TableUse[] = ['BatchGetItem', 'Query', 'UpdateItem', 'gsi1', 'gsi2', 'gsi3'];

export function inquiries(stack: DomainStack): DomainFunction {
  const http = stack.managed('Inquiries: receive, answer', ...uses);
  grantEvents(http, stack.from.data.events);
  stack.readsSettings(stack.outbox('Sends the mails of inquiries'));
  return http;
}
