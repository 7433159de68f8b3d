import { listExport } from '#lib/job/list-export.ts';
import { ebookTexts } from '#shared/catalog/ebook-columns.ts';
import { catalogQueue } from '../../task.ts';
import { adminListEbooks } from './admin-ebook-list.service.ts';

/** The ebooks as a file. */
export const ebookExport = listExport(catalogQueue, {
  ...{ kind: 'ebook.export', noun: 'ebooks', area: 'admin' },
  columns: ebookTexts,
  page: adminListEbooks,
});
