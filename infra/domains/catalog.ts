import { catalogApi } from '#shared/catalog/api.ts';
import type { DomainFunction } from '../constructs/domain-function.ts';
import {
  grantAudit,
  grantContentDelete,
  grantContentRead,
  grantContentSweep,
  grantContentWrite,
  grantEvents,
  grantTable,
} from '../constructs/grants.ts';
import { onEvent, sweepEvery } from '../constructs/schedule.ts';
import type { DomainStack } from '../stacks/domain-stack.ts';

const { downloadEbook, adminDownloadEbook, ebookFigures } = catalogApi;
const linked = [downloadEbook, adminDownloadEbook, ebookFigures];

export function catalog(stack: DomainStack): DomainFunction {
  const { table, content, events, audit } = stack.from.data;
  const http = stack.http('Ebooks: list, filter, read, manage', linked);
  grantTable(
    http,
    table,
    'GetItem',
    'BatchGetItem',
    'Query',
    'PutItem',
    'UpdateItem',
    'DeleteItem',
    'gsi1',
    'gsi2',
    'gsi3',
  );
  grantAudit(http, audit);
  // Texts that admins edit, and files that come with a form.
  grantContentWrite(http, content, 'ebooks/*', 'originals/*');
  grantContentRead(http, content, 'ebooks/*', 'catalog/*');
  grantEvents(http, events);
  stack.readsSettings(http);
  stack.answers(files(stack), linked);
  fileMaker(stack);
  snapshot(stack);
  jobs(stack);
  intake(stack);
  stack.trash('UpdateItem', 'BatchWriteItem');
  const objectSweep = stack.objectSweep('ebooks/', 'BatchGetItem');
  grantContentSweep(objectSweep, content, 'licensed/');
  // Texts say which pictures are theirs.
  grantContentRead(objectSweep, content, 'ebooks/*');
  return http;
}

/** A separate function: signing links takes a library that nothing else of the catalogue loads. */
function files(stack: DomainStack): DomainFunction {
  const { table, content, events } = stack.from.data;
  const fn = stack.answering(
    'Files',
    'file.handler.ts',
    'Files and pictures of ebooks: links, and has missing files made',
  );
  grantTable(fn, table, 'GetItem', 'Query', 'PutItem', 'UpdateItem');
  grantContentRead(fn, content, 'ebooks/*', 'originals/*', 'licensed/*');
  grantEvents(fn, events);
  return fn;
}

/**
 * Typesets and marks: 300 pages take some seconds of one processor, which this memory is, and half a gigabyte. Covers that
 * admins have chosen are in a format that files of books do not take.
 */
function fileMaker(stack: DomainStack): void {
  const { content } = stack.from.data;
  const fn = stack.worker(
    'FileOutbox',
    'file-outbox.sweep.ts',
    'Makes files of ebooks, and copies with the names of buyers',
    {
      memory: 1769,
    },
  );
  stack.withPictures(fn);
  stack.worksOff(fn, 'catalog-files', 'Query', 'ConditionCheckItem', 'gsi3');
  grantContentRead(fn, content, 'ebooks/*', 'originals/*', 'licensed/*', 'files/*');
  grantContentWrite(fn, content, 'ebooks/*', 'licensed/*');
  grantContentDelete(fn, content, 'licensed/*');
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

/**
 * Reads the files that ebooks are made of. Reading one may take 700 MB, and some seconds of one processor, which this
 * memory is; then a cover in it is decoded and encoded.
 */
function intake(stack: DomainStack): void {
  const { audit, events, content } = stack.from.data;
  const fn = stack.worker('IntakeOutbox', 'intake-outbox.sweep.ts', 'Reads the files that ebooks are made of', {
    memory: 1769,
  });
  stack.withPictures(fn);
  stack.worksOff(fn, 'catalog-intake', 'UpdateItem');
  grantAudit(fn, audit);
  grantEvents(fn, events);
  grantContentRead(fn, content, 'originals/*');
  grantContentWrite(fn, content, 'ebooks/*', 'files/*');
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
