import * as z from 'zod';
import { bulkBody } from '../kernel/bulk.ts';
import { calendarEndpoint } from '../kernel/calendar.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { AnyId } from '../kernel/ids.ts';
import { Job } from '../kernel/job.ts';
import { bulkEndpoint, countEndpoint, exportEndpoint } from '../kernel/job-endpoints.ts';
import { PageQuery } from '../kernel/page.ts';
import { frameworkCategories } from '../vocabulary/frameworks.ts';
import { fileFormats } from './choices.ts';
import {
  AdminEbook,
  AdminEbookDetail,
  EbookCard,
  EbookDetail,
  EbookEdit,
  EbookFilter,
  EbookTextEdit,
} from './ebook.ts';
import { EbookBulk, EbookBulkFilter } from './ebook-bulk.ts';
import { AdminFramework, FrameworkEdit, FrameworkInput, FrameworkSummary } from './framework.ts';
import { intakeApi } from './intake/api.ts';
import { TextSearch, TextSearchQuery } from './text-search.ts';

const Choice = z.object({ name: z.string(), count: z.number().int() });
const FrameworkChoice = Choice.extend({ description: z.string(), category: z.string(), url: z.string().nullable() });
const Link = z.object({ url: z.string(), filename: z.string(), size: z.number().int() });
const stars = 'Rate from 1 to 5';
const Done = z.object({ success: z.literal(true), message: z.string().optional() });
const FrameworkFilter = z.object({
  /** Each word must be the start of a word in the name or the category. */
  search: z.string().trim().max(200).optional(),
  category: z.enum(frameworkCategories).optional(),
});
const FrameworkBulk = bulkBody(['delete'], { one: 'framework', many: 'frameworks' }, FrameworkFilter, {});
const FrameworkSaved = z.object({ success: z.literal(true), message: z.string(), framework: AdminFramework });
const Saved = z.object({ success: z.literal(true), message: z.string().optional(), ebook: AdminEbook });

export const catalogApi = {
  listPublicEbooks: endpoint({
    method: 'GET',
    path: '/ebooks/public',
    auth: 'optional',
    summary: 'Published ebooks, newest first',
    query: PageQuery,
    response: z.array(EbookCard),
    cache: 'public',
  }),
  filterEbooks: endpoint({
    method: 'POST',
    path: '/ebooks/filter',
    auth: 'optional',
    summary: 'Published ebooks that match a search and filters, by relevance, then newest',
    query: PageQuery,
    body: EbookFilter,
    response: z.array(EbookCard),
  }),
  listFrameworks: endpoint({
    method: 'GET',
    path: '/frameworks',
    auth: 'none',
    summary: 'Frameworks of published ebooks, with counts; of those that match the other filters, if there are any',
    query: EbookFilter,
    response: z.object({ frameworks: z.array(FrameworkChoice) }),
    cache: 'public',
  }),
  listCategories: endpoint({
    method: 'GET',
    path: '/categories',
    auth: 'none',
    summary: 'Options of the other filters by kind, each with the number of ebooks that match it and the other filters',
    query: EbookFilter,
    response: z.object({
      categories: z.object({
        Category: z.array(Choice),
        Industry: z.array(Choice),
        Level: z.array(Choice),
        Price: z.array(Choice),
      }),
    }),
    cache: 'public',
  }),
  getEbook: endpoint({
    method: 'GET',
    path: '/ebooks/{id}',
    auth: 'optional',
    summary: 'One ebook; the full text for its owners and when it is free, otherwise the preview',
    response: EbookDetail,
    cache: 'public',
  }),
  ebookFigures: endpoint({
    method: 'GET',
    path: '/ebooks/{id}/figures',
    auth: 'optional',
    summary: 'Links to the pictures in the part of the text that the caller may read, by name; each works for minutes',
    response: z.object({ figures: z.record(z.string(), z.string()) }),
  }),
  downloadEbook: endpoint({
    method: 'GET',
    path: '/ebooks/{id}/download',
    auth: 'user',
    summary: 'Redirects to the file, or returns its link with as=link; `attachment` names one of the ebook instead',
    query: z.object({
      as: z.literal('link').optional(),
      format: z.enum(fileFormats).optional(),
      attachment: z.string().max(80, 'Must be at most 80 characters').optional(),
    }),
    response: Link,
  }),
  searchOwnTexts: endpoint({
    method: 'GET',
    path: '/user/texts',
    auth: 'user',
    summary: 'Searches the texts of owned ebooks; hits by ebook, in their context',
    query: TextSearchQuery,
    response: TextSearch,
    rateLimit: 'search',
  }),
  rateEbook: endpoint({
    method: 'PUT',
    path: '/ebooks/{id}/rating',
    auth: 'user',
    summary: "Sets the owner's rating",
    body: z.object({ rating: z.number(stars).int(stars).min(1, stars).max(5, stars) }),
    response: z.object({ success: z.literal(true), rating: z.number(), rating_count: z.number().int() }),
  }),
  adminListEbooks: endpoint({
    method: 'GET',
    path: '/admin/ebooks',
    auth: 'admin',
    summary: 'All ebooks, newest first; the trash with status=trash',
    query: PageQuery.extend({
      status: z.enum(['draft', 'published', 'trash']).optional(),
      category: z.string().max(60).optional(),
      search: z.string().trim().max(200).optional(),
    }),
    response: z.array(AdminEbook),
  }),
  adminExportEbooks: exportEndpoint('/admin/ebooks/export', 'admin', 'ebooks', EbookBulkFilter),
  adminEbookSummary: endpoint({
    method: 'GET',
    path: '/admin/ebooks/summary',
    auth: 'admin',
    summary: 'Counts and total value over all ebooks',
    response: z.object({
      total: z.number().int(),
      published: z.number().int(),
      drafts: z.number().int(),
      /** Sum of prices in dollars. */
      total_value: z.number(),
    }),
  }),
  adminEbookCalendar: calendarEndpoint('/admin/ebooks/calendar', 'admin', 'published ebooks, as lists know them,', {
    kind: 'ebook',
    statuses: ['published'],
  }),
  adminGetEbook: endpoint({
    method: 'GET',
    path: '/admin/ebooks/{id}',
    auth: 'admin',
    summary: 'One ebook with its text',
    response: AdminEbookDetail,
  }),
  adminEditEbook: endpoint({
    method: 'PUT',
    path: '/admin/ebooks/{id}',
    auth: 'admin',
    summary: 'Changes an ebook; 409 stale_version with `current` after a concurrent change',
    body: EbookEdit,
    response: Saved,
  }),
  adminEditEbookText: endpoint({
    method: 'PUT',
    path: '/admin/ebooks/{id}/text',
    auth: 'admin',
    summary: "Puts another text in place of an ebook's; 409 stale_version with `current` after a concurrent change",
    body: EbookTextEdit,
    response: Done.extend({ ebook: AdminEbookDetail }),
  }),
  adminPublishEbook: endpoint({
    method: 'POST',
    path: '/admin/ebooks/{id}/publish',
    auth: 'admin',
    summary: 'Publishes a draft; `warning` when the preview gives away most of a paid book',
    response: Saved.extend({ warning: z.string().optional() }),
  }),
  adminUnpublishEbook: endpoint({
    method: 'POST',
    path: '/admin/ebooks/{id}/unpublish',
    auth: 'admin',
    summary: 'Unpublishes an ebook; its owners keep it',
    response: Saved,
  }),
  adminDeleteEbook: endpoint({
    method: 'DELETE',
    path: '/admin/ebooks/{id}',
    auth: 'admin',
    summary: 'Moves an ebook to the trash for 30 days',
    response: z.object({ success: z.literal(true), message: z.string().optional() }),
  }),
  adminRestoreEbook: endpoint({
    method: 'POST',
    path: '/admin/ebooks/{id}/restore',
    auth: 'admin',
    summary: 'Restores an ebook from the trash, as a draft; 404 once its 30 days are over',
    response: Saved,
  }),
  adminCountEbooks: countEndpoint('/admin/ebooks/count', 'admin', 'ebooks', EbookBulkFilter),
  adminBulkEbooks: bulkEndpoint('/admin/ebooks/bulk', 'admin', 'ebooks', EbookBulk),
  adminDownloadEbook: endpoint({
    method: 'GET',
    path: '/admin/ebooks/{id}/download/pdf',
    auth: 'admin',
    summary: 'Redirects to the typeset PDF, or returns its link with as=link',
    query: z.object({ as: z.literal('link').optional() }),
    response: Link,
  }),
  ...intakeApi,
  adminListFrameworks: endpoint({
    method: 'GET',
    path: '/admin/frameworks',
    auth: 'admin',
    summary: 'All frameworks by name, each with the number of ebooks that name it',
    query: PageQuery.extend(FrameworkFilter.shape),
    response: z.array(AdminFramework),
  }),
  adminBulkFrameworks: bulkEndpoint('/admin/frameworks/bulk', 'admin', 'frameworks', FrameworkBulk),
  adminFrameworkSummary: endpoint({
    method: 'GET',
    path: '/admin/frameworks/summary',
    auth: 'admin',
    summary: 'Counts of all frameworks by category',
    response: FrameworkSummary,
  }),
  adminCreateFramework: endpoint({
    method: 'POST',
    path: '/admin/frameworks',
    auth: 'admin',
    once: true,
    summary: 'Creates a framework; 409 when another one has the name',
    body: FrameworkInput,
    response: FrameworkSaved,
    status: 201,
  }),
  adminEditFramework: endpoint({
    method: 'PUT',
    path: '/admin/frameworks/{id}',
    auth: 'admin',
    summary: 'Changes a framework; a job gives a new name to all ebooks that have the old one',
    body: FrameworkEdit,
    response: FrameworkSaved.extend({ job: Job.nullable() }),
  }),
  adminDeleteFramework: endpoint({
    method: 'DELETE',
    path: '/admin/frameworks/{id}',
    auth: 'admin',
    summary:
      'Deletes a framework; 409 while ebooks name it and `replace_with` names no other one, which a job then puts in its place',
    query: z.object({ replace_with: AnyId.optional() }),
    response: Done.extend({ job: Job.nullable() }),
  }),
};
