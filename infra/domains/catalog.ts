import { catalogApi } from '#shared/catalog/api.ts';
import type { DomainFunction } from '../constructs/domain-function.ts';
import { grantAudit, grantContentRead, grantContentWrite, grantEvents, grantTableWrite } from '../constructs/grants.ts';
import { onEvent, sweepEvery } from '../constructs/schedule.ts';
import type { DomainStack } from '../stacks/domain-stack.ts';

const { downloadEbook, adminDownloadEbook } = catalogApi;

export function catalog(stack: DomainStack): DomainFunction {
  const { table, content, events, audit } = stack.from.data;
  const http = stack.http('Ebooks: list, filter, read, manage', [downloadEbook, adminDownloadEbook]);
  grantTableWrite(http, table);
  grantAudit(http, audit);
  grantContentRead(http, content, 'ebooks/*', 'catalog/*');
  grantContentWrite(http, content, 'ebooks/*');
  grantEvents(http, events);
  stack.answers(files(stack), [downloadEbook, adminDownloadEbook]);
  snapshot(stack);
  stack.trash();
  stack.objectSweep('ebooks/');
  return http;
}

/** A separate function: typesetting is three times the size of the rest of the catalogue. */
function files(stack: DomainStack): DomainFunction {
  const { table, content } = stack.from.data;
  const fn = stack.answering('Files', 'file.handler.ts', 'Files of ebooks: typesets, stores, links', { memory: 1024 });
  grantTableWrite(fn, table);
  grantContentRead(fn, content, 'ebooks/*');
  grantContentWrite(fn, content, 'ebooks/*');
  return fn;
}

function snapshot(stack: DomainStack): void {
  const { table, content, events } = stack.from.data;
  const fn = stack.worker('Snapshot', 'snapshot.handler.ts', 'Writes the snapshot that lists and search read', {
    memory: 1024,
    // Until its claim ends nobody rebuilds what a builder that died has left, and an unpublished book stays listed.
    timeLimit: 60,
  });
  grantTableWrite(fn, table);
  grantContentRead(fn, content, 'catalog/*');
  grantContentWrite(fn, content, 'catalog/*');
  onEvent(stack, 'CatalogChanged', events, 'rampart.catalog', ['card.changed'], fn);
  sweepEvery(stack, 'CatalogSweep', 1, fn);
}
