import type { DomainFunction } from '../constructs/domain-function.ts';
import { grantAuditRead, grantContentRead, grantEvents } from '../constructs/grants.ts';
import type { DomainStack } from '../stacks/domain-stack.ts';

export function settings(stack: DomainStack): DomainFunction {
  const http = stack.managed('Settings, legal pages, audit log, background jobs', 'Query', 'UpdateItem');
  const { audit, content, events } = stack.from.data;
  grantAuditRead(http, audit);
  grantContentRead(http, content, 'list-exports/*');
  grantEvents(http, events);
  const exports = stack.tasks('Exports the audit log');
  grantAuditRead(exports, audit);
  stack.exports(exports);
  stack.readsSettings(http);
  return http;
}
