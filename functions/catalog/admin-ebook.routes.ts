import { route } from '#lib/http/route.ts';
import { catalogApi } from '#shared/catalog/api.ts';
import {
  adminGetEbook,
  deleteEbook,
  editEbook,
  publishEbook,
  restoreEbook,
  summariseEbooks,
  unpublishEbook,
} from './admin-ebook.service.ts';
import { adminListEbooks } from './admin-list.service.ts';

export const adminEbookRoutes = [
  route(catalogApi.adminListEbooks, ({ query }) => adminListEbooks(query)),
  route(catalogApi.adminEbookSummary, () => summariseEbooks()),
  route(catalogApi.adminGetEbook, ({ params }) => adminGetEbook(params.id)),
  route(catalogApi.adminEditEbook, ({ params, body }) => editEbook(params.id, body)),
  route(catalogApi.adminPublishEbook, ({ params }) => publishEbook(params.id)),
  route(catalogApi.adminUnpublishEbook, ({ params }) => unpublishEbook(params.id)),
  route(catalogApi.adminDeleteEbook, ({ params }) => deleteEbook(params.id)),
  route(catalogApi.adminRestoreEbook, ({ params }) => restoreEbook(params.id)),
];
