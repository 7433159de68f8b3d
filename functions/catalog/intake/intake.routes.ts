import { route } from '#lib/http/route.ts';
import { catalogApi } from '#shared/catalog/api.ts';

/* Loaded on demand: most callers are readers. */
const lists = () => import('./list/uploads-list.service.ts');
const packages = () => import('./prompt-package.service.ts');

export const intakeRoutes = [
  route(catalogApi.adminUploadEbook, async ({ actor, body }) =>
    (await import('./ebook-upload.service.ts')).uploadEbook(actor, body),
  ),
  route(catalogApi.adminListUploads, async ({ query }) => (await lists()).listUploads(query)),
  route(catalogApi.adminUploadSummary, async () => (await lists()).summariseUploads()),
  route(catalogApi.adminReprocessEbook, async ({ actor, params }) =>
    (await import('./reprocess.service.ts')).reprocessEbook(actor, params.id),
  ),
  route(catalogApi.adminListPromptPackages, async ({ query }) => (await packages()).listPromptPackages(query)),
  route(catalogApi.adminPromptPackageSummary, async () => (await packages()).summarisePromptPackages()),
  route(catalogApi.adminUploadPromptPackage, async ({ actor, file, body }) =>
    (await packages()).uploadPromptPackage(actor, file, body),
  ),
  route(catalogApi.adminEditPromptPackage, async ({ actor, params, body }) =>
    (await packages()).editPromptPackage(actor, params.id, body),
  ),
  route(catalogApi.adminDeletePromptPackage, async ({ actor, params }) =>
    (await packages()).deletePromptPackage(actor, params.id),
  ),
];
