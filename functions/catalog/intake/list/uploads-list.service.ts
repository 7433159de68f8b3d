import { newestMatching } from '#lib/table/page.ts';
import type { UploadStatus, UploadTab } from '#shared/catalog/choices.ts';
import type { AdminEbook } from '#shared/catalog/ebook.ts';
import type { UploadSummary } from '#shared/catalog/intake/ebook-upload.ts';
import { foldQuery } from '#shared/kernel/fold.ts';
import type { Page, PageQuery } from '#shared/kernel/page.ts';
import { findCatalogue } from '../../ebook/catalogue.repo.ts';
import { EbookEntity } from '../../ebook/ebook.entity.ts';
import { withFigures } from '../../ebook/list/admin-ebook-list.service.ts';

export interface UploadsQuery extends PageQuery {
  readonly tab: UploadTab;
  readonly search?: string | undefined;
  readonly upload_status?: UploadStatus | undefined;
}

/** Further words would make the table's condition too long. */
const mostWords = 8;
const wordsOf = (search = ''): string[] => foldQuery(search).split(' ').filter(Boolean).slice(0, mostWords);

/**
 * Uploaded content of a tab, newest first, as it is right now: admins watch their files being read. A page may be
 * shorter than its limit when a filter finds little.
 */
export async function listUploads({ tab, search, upload_status, ...page }: UploadsQuery): Promise<Page<AdminEbook>> {
  const words = wordsOf(search);
  const query = EbookEntity.query
    .onTabByCreation({ tab })
    .where((of, { eq, contains }) =>
      [
        ...words.map((word) => contains(of.found_by, word)),
        ...(upload_status ? [eq(of.upload_status, upload_status)] : []),
      ].join(' AND '),
    );
  const { items, next } = await newestMatching(query, page);
  return { items: await withFigures(items), next };
}

/** The counters of both tabs, exact, in one read. */
export async function summariseUploads(): Promise<UploadSummary> {
  const sums = await findCatalogue();
  const counts = (tab: UploadTab) => {
    const [completed, processing, failed] = [
      sums[`${tab}_completed`],
      sums[`${tab}_processing`],
      sums[`${tab}_failed`],
    ];
    return { total: completed + processing + failed, completed, processing, failed };
  };
  return { ebooks: counts('ebooks'), prompts: counts('prompts') };
}
