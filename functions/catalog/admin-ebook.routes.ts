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
  route(catalogApi.adminEditEbook, ({ actor, params, body }) => editEbook(actor, params.id, body)),
  route(catalogApi.adminPublishEbook, ({ actor, params }) => publishEbook(actor, params.id)),
  route(catalogApi.adminUnpublishEbook, ({ actor, params }) => unpublishEbook(actor, params.id)),
  route(catalogApi.adminDeleteEbook, ({ actor, params }) => deleteEbook(actor, params.id)),
  route(catalogApi.adminRestoreEbook, ({ actor, params }) => restoreEbook(actor, params.id)),
];
