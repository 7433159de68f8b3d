import { route } from '#lib/http/route.ts';
import { countedBy } from '#lib/job/counted.ts';
import { catalogApi } from '#shared/catalog/api.ts';
import { adminListEbooks } from './list/admin-ebook-list.service.ts';

/** Loaded on demand: most callers are readers. */
const admin = () => import('./admin-ebook.service.ts');

export const adminEbookRoutes = [
  route(catalogApi.adminListEbooks, ({ query }) => adminListEbooks(query)),
  route(catalogApi.adminEbookSummary, async () => (await admin()).summariseEbooks()),
  route(catalogApi.adminEbookCalendar, async ({ query }) =>
    (await import('./list/ebook-calendar.service.ts')).ebookCalendar(query),
  ),
  route(catalogApi.adminCountEbooks, ({ query }) => countedBy(adminListEbooks)(query)),
  route(catalogApi.adminBulkEbooks, async ({ actor, body }) =>
    (await import('./list/ebook-bulk.ts')).bulkEbooks(actor, body),
  ),
  route(catalogApi.adminExportEbooks, async ({ actor, body }) =>
    (await import('./list/ebook-export.ts')).ebookExport.start(actor, body),
  ),
  route(catalogApi.adminGetEbook, async ({ params }) => (await admin()).adminGetEbook(params.id)),
  route(catalogApi.adminEditEbook, async ({ actor, params, body }) =>
    (await admin()).editEbook(actor, params.id, body),
  ),
  route(catalogApi.adminEditEbookText, async ({ actor, params, body }) =>
    (await import('./text.service.ts')).editText(actor, params.id, body),
  ),
  route(catalogApi.adminPublishEbook, async ({ actor, params }) => (await admin()).publishEbook(actor, params.id)),
  route(catalogApi.adminUnpublishEbook, async ({ actor, params }) => (await admin()).unpublishEbook(actor, params.id)),
  route(catalogApi.adminDeleteEbook, async ({ actor, params }) => (await admin()).deleteEbook(actor, params.id)),
  route(catalogApi.adminRestoreEbook, async ({ actor, params }) => (await admin()).restoreEbook(actor, params.id)),
];
