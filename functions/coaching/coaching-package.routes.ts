import { route } from '#lib/http/route.ts';
import { countedBy } from '#lib/job/counted.ts';
import { coachingApi } from '#shared/coaching/api.ts';
import { coachingPackages, createPackage, editPackage } from './coaching-package.service.ts';
import { adminListPackages, coachingSummary, getPackage, listPackages } from './coaching-package-list.service.ts';

export const coachingPackageRoutes = [
  route(coachingApi.listCoachingPackages, ({ query }) => listPackages(query)),
  route(coachingApi.getCoachingPackage, ({ params }) => getPackage(params.id)),
  route(coachingApi.adminListCoachingPackages, ({ query }) => adminListPackages(query)),
  route(coachingApi.adminCountCoachingPackages, ({ query }) => countedBy(adminListPackages)(query)),
  route(coachingApi.adminBulkCoachingPackages, async ({ actor, body }) =>
    (await import('./coaching-package-bulk.ts')).coachingPackageBulk.start(actor, body),
  ),
  route(coachingApi.adminCoachingSummary, () => coachingSummary()),
  route(coachingApi.adminCreateCoachingPackage, ({ actor, body }) => createPackage(actor, body)),
  route(coachingApi.adminEditCoachingPackage, ({ actor, params, body }) => editPackage(actor, params.id, body)),
  route(coachingApi.adminDeleteCoachingPackage, ({ actor, params }) => coachingPackages.delete(actor, params.id)),
  route(coachingApi.adminRestoreCoachingPackage, ({ actor, params }) => coachingPackages.restore(actor, params.id)),
];
