import { route } from '#lib/http/route.ts';
import { catalogApi } from '#shared/catalog/api.ts';

/** Loaded on demand: most callers are readers. */
const admin = () => import('./framework.service.ts');
const lists = () => import('./framework-list.service.ts');

export const frameworkRoutes = [
  route(catalogApi.adminListFrameworks, async ({ query }) => (await lists()).adminListFrameworks(query)),
  route(catalogApi.adminBulkFrameworks, async ({ actor, body }) =>
    (await import('./framework-bulk.ts')).frameworkBulk.start(actor, body),
  ),
  route(catalogApi.adminFrameworkSummary, async () => (await lists()).frameworkSummary()),
  route(catalogApi.adminCreateFramework, async ({ actor, body }) => (await admin()).createFramework(actor, body)),
  route(catalogApi.adminEditFramework, async ({ actor, params, body }) =>
    (await admin()).editFramework(actor, params.id, body),
  ),
  route(catalogApi.adminDeleteFramework, async ({ actor, params, query }) =>
    (await admin()).deleteFramework(actor, params.id, query.replace_with),
  ),
];
