import type { DomainFunction } from '../constructs/domain-function.ts';
import { grantAccounts, grantAudit, grantAuditOfThings, grantEvents, grantTable } from '../constructs/grants.ts';
import type { DomainStack } from '../stacks/domain-stack.ts';

export function accounts(stack: DomainStack): DomainFunction {
  const { data, auth, config } = stack.from;
  const http = stack.http('Sessions, users, passwords');
  grantTable(
    http,
    data.table,
    'GetItem',
    'BatchGetItem',
    'Query',
    'PutItem',
    'UpdateItem',
    'DeleteItem',
    'BatchWriteItem',
  );
  grantTable(http, data.table, 'gsi1', 'gsi2', 'gsi3');
  grantAudit(http, data.audit);
  grantAuditOfThings(http, data.audit);
  grantAccounts(http, auth.accounts);
  grantEvents(http, data.events);
  http.setting('siteUrl', config.siteUrl);
  stack.readsSettings(http);
  const outbox = stack.outbox('Mails what happened to an account, and keeps the roles of the pool');
  outbox.setting('siteUrl', config.siteUrl);
  stack.readsSettings(outbox);
  grantAccounts(outbox, auth.accounts, [
    ...(['AdminAddUserToGroup', 'AdminRemoveUserFromGroup', 'AdminUserGlobalSignOut'] as const),
  ]);
  grantAudit(outbox, data.audit);
  grantEvents(outbox, data.events);
  grantTable(outbox, data.table, 'UpdateItem', 'gsi3');
  stack.exports(outbox, 'Query', 'BatchGetItem');
  return http;
}
