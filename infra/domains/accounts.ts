import type { DomainFunction } from '../constructs/domain-function.ts';
import { grantAccounts, grantEvents, grantTable } from '../constructs/grants.ts';
import type { DomainStack } from '../stacks/domain-stack.ts';

export function accounts(stack: DomainStack): DomainFunction {
  const { data, auth, config } = stack.from;
  const http = stack.http('Sessions, users, passwords');
  grantTable(http, data.table, 'GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'gsi2');
  grantAccounts(http, auth.accounts);
  grantEvents(http, data.events);
  http.setting('siteUrl', config.siteUrl);
  stack.outbox('Mails resets, verifications and what happened to an account').setting('siteUrl', config.siteUrl);
  return http;
}
