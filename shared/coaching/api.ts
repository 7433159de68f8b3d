import * as z from 'zod';
import { Done } from '../kernel/answer.ts';
import { bulkBody } from '../kernel/bulk.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { bulkEndpoint, countEndpoint } from '../kernel/job-endpoints.ts';
import { PageQuery } from '../kernel/page.ts';
import { coachingLevels, coachingTypes } from './choices.ts';
import {
  AdminCoachingPackage,
  CoachingPackage,
  CoachingPackageEdit,
  CoachingPackageInput,
} from './coaching-package.ts';

const PackageFilter = z.object({
  status: z.literal('trash').optional(),
  /** Each word must be the start of a word in title, description, category or level. */
  search: z.string().trim().max(200).optional(),
});
const packageNoun = { one: 'coaching package', many: 'coaching packages' };
const PackageBulk = bulkBody(['delete', 'restore'], packageNoun, PackageFilter, {});
const Saved = Done.extend({ coaching_package: AdminCoachingPackage });
const Count = z.number().int();

export const coachingApi = {
  listCoachingPackages: endpoint({
    method: 'GET',
    path: '/coaching-packages',
    auth: 'none',
    summary: 'Coaching packages, newest first',
    query: PageQuery.extend({
      coaching_type: z.enum(coachingTypes).optional(),
      difficulty_level: z.enum(coachingLevels).optional(),
    }),
    response: z.array(CoachingPackage),
    cache: 'public',
  }),
  getCoachingPackage: endpoint({
    method: 'GET',
    path: '/coaching-packages/{id}',
    auth: 'none',
    summary: 'One coaching package',
    response: CoachingPackage,
    cache: 'public',
  }),
  adminListCoachingPackages: endpoint({
    method: 'GET',
    path: '/admin/coaching-packages',
    auth: 'admin',
    summary: 'All coaching packages, newest first; the trash with status=trash',
    query: PageQuery.extend(PackageFilter.shape),
    response: z.array(AdminCoachingPackage),
  }),
  adminCountCoachingPackages: countEndpoint('/admin/coaching-packages/count', 'admin', 'packages', PackageFilter),
  adminBulkCoachingPackages: bulkEndpoint('/admin/coaching-packages/bulk', 'admin', 'coaching packages', PackageBulk),
  adminCoachingSummary: endpoint({
    method: 'GET',
    path: '/admin/coaching-packages/summary',
    auth: 'admin',
    summary: 'Counts of all coaching packages by level',
    response: z.object({ total: Count, Beginner: Count, Intermediate: Count, Advanced: Count }),
  }),
  adminCreateCoachingPackage: endpoint({
    method: 'POST',
    path: '/admin/coaching-packages',
    auth: 'admin',
    once: true,
    summary: 'Creates a coaching package',
    body: CoachingPackageInput,
    response: Saved,
    status: 201,
  }),
  adminEditCoachingPackage: endpoint({
    method: 'PUT',
    path: '/admin/coaching-packages/{id}',
    auth: 'admin',
    summary: 'Changes a coaching package; 409 stale_version with `current` after a concurrent change',
    body: CoachingPackageEdit,
    response: Saved,
  }),
  adminDeleteCoachingPackage: endpoint({
    method: 'DELETE',
    path: '/admin/coaching-packages/{id}',
    auth: 'admin',
    summary: 'Moves a coaching package to the trash for 30 days',
    response: Done,
  }),
  adminRestoreCoachingPackage: endpoint({
    method: 'POST',
    path: '/admin/coaching-packages/{id}/restore',
    auth: 'admin',
    summary: 'Restores a coaching package from the trash',
    response: Saved,
  }),
};
