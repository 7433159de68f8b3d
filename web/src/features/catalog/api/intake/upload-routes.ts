import type { ApiRoute } from '#web/lib/api/api-types.ts';

/** What shows uploaded content: it is loaded again after each change. */
export const uploadRoutes: readonly ApiRoute[] = [
  'GET /admin/ebooks/uploads',
  'GET /admin/ebooks/uploads/summary',
  'GET /admin/prompt-packages',
  'GET /admin/prompt-packages/summary',
  'GET /admin/ebooks',
  'GET /admin/ebooks/summary',
  'GET /admin/stats',
];

/** Milliseconds between two looks at a list on which a file is being read. */
export const whileReading = 4000;

interface Page {
  readonly items: readonly { readonly upload_status: string }[];
}

/** How often a list is loaded again: only while a file on it is being read. */
export const refreshWhileReading = (page?: Page): number =>
  page?.items.some(({ upload_status }) => upload_status === 'processing') ? whileReading : 0;
