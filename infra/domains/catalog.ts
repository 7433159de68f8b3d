import { catalogApi } from '#shared/catalog/api.ts';
import type { DomainFunction } from '../constructs/domain-function.ts';
import { grantAudit, grantContentRead, grantContentWrite, grantEvents, grantTable } from '../constructs/grants.ts';
import { onEvent, sweepEvery } from '../constructs/schedule.ts';
import type { DomainStack } from '../stacks/domain-stack.ts';

const { downloadEbook, adminDownloadEbook } = catalogApi;

export function catalog(stack: DomainStack): DomainFunction {
  const { table, content, events, audit } = stack.from.data;
  const http = stack.http('Ebooks: list, filter, read, manage', [downloadEbook, adminDownloadEbook]);
  grantTable(http, table, 'GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'gsi1', 'gsi2');
  grantAudit(http, audit);
  grantContentRead(http, content, 'ebooks/*', 'catalog/*');
  grantEvents(http, events);
  stack.readsSettings(http);
  stack.answers(files(stack), [downloadEbook, adminDownloadEbook]);
  snapshot(stack);
  jobs(stack);
  stack.trash('UpdateItem', 'BatchWriteItem');
  stack.objectSweep('ebooks/', 'BatchGetItem');
  return http;
}

/** A separate function: typesetting is three times the size of the rest of the catalogue. */
function files(stack: DomainStack): DomainFunction {
  const { table, content } = stack.from.data;
  const fn = stack.answering('Files', 'file.handler.ts', 'Files of ebooks: typesets, stores, links', { memory: 1024 });
  grantTable(fn, table, 'GetItem', 'UpdateItem');
  grantContentRead(fn, content, 'ebooks/*');
  grantContentWrite(fn, content, 'ebooks/*');
  return fn;
}

/** Does for many ebooks what the function behind HTTP does for one. */
function jobs(stack: DomainStack): void {
  const { audit, events, content } = stack.from.data;
  const fn = stack.tasks('Does bulk acts of admins, ebook by ebook, and exports ebooks', 'UpdateItem');
  grantAudit(fn, audit);
  grantEvents(fn, events);
  stack.exports(fn, 'BatchGetItem', 'gsi2');
  grantContentRead(fn, content, 'catalog/*');
}

function snapshot(stack: DomainStack): void {
  const { table, content, events } = stack.from.data;
  const fn = stack.worker('Snapshot', 'snapshot.handler.ts', 'Writes the snapshot that lists and search read', {
    memory: 1024,
    // Until its claim ends nobody rebuilds what a builder that died has left, and an unpublished book stays listed.
    timeLimit: 60,
  });
  grantTable(fn, table, 'GetItem', 'UpdateItem', 'gsi1', 'gsi2');
  grantContentRead(fn, content, 'catalog/*');
  grantContentWrite(fn, content, 'catalog/*');
  onEvent(stack, 'CatalogChanged', events, 'rampart.catalog', ['card.changed'], fn);
  sweepEvery(stack, 'CatalogSweep', 1, fn);
}
