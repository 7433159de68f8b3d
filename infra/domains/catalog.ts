import { catalogApi } from '#shared/catalog/api.ts';
import { grantAudit, grantContentRead, grantContentWrite, grantEvents, grantTableWrite } from '../constructs/grants.ts';
import { onEvent, sweepEvery } from '../constructs/schedule.ts';
import type { DomainParts } from './domain-parts.ts';

const { downloadEbook, adminDownloadEbook, ...others } = catalogApi;

export function catalog(parts: DomainParts): void {
  const { table, content, events, audit } = parts.from.data;
  const http = parts.http('catalog', 'Ebooks: list, filter, read, manage', others);
  grantTableWrite(http, table);
  grantAudit(http, audit);
  grantContentRead(http, content, 'ebooks/*', 'catalog/*');
  grantContentWrite(http, content, 'ebooks/*');
  grantEvents(http, events);
  files(parts);
  snapshot(parts);
  trash(parts);
}

/** A function of its own: typesetting is three times the rest of the catalogue. */
function files(parts: DomainParts): void {
  const { table, content } = parts.from.data;
  const fn = parts.worker('CatalogFiles', 'catalog/file.handler.ts', 'Files of ebooks: typesets, stores, links', 1024);
  grantTableWrite(fn, table);
  grantContentRead(fn, content, 'ebooks/*');
  grantContentWrite(fn, content, 'ebooks/*');
  parts.from.site.serve('catalog-files', [downloadEbook, adminDownloadEbook], fn);
}

function snapshot(parts: DomainParts): void {
  const { table, content, events } = parts.from.data;
  const fn = parts.worker(
    'CatalogSnapshot',
    'catalog/snapshot.ts',
    'Writes the snapshot that lists and search read',
    1024,
  );
  grantTableWrite(fn, table);
  grantContentRead(fn, content, 'catalog/*');
  grantContentWrite(fn, content, 'catalog/*');
  onEvent(parts.stack, 'CatalogChanged', events, 'rampart.catalog', ['card.changed'], fn);
  sweepEvery(parts.stack, 'CatalogSweep', 1, fn);
}

function trash(parts: DomainParts): void {
  const fn = parts.worker('CatalogTrash', 'catalog/trash.sweep.ts', 'Purges ebooks that waited 30 days in the trash');
  grantTableWrite(fn, parts.from.data.table);
  grantAudit(fn, parts.from.data.audit);
  sweepEvery(parts.stack, 'TrashSweep', 60, fn);
}
