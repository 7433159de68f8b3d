import type { AiToolInput } from '#shared/ai-tools/ai-tool.ts';
import { api } from '#web/lib/api/api.ts';
import { useManagedThings } from '#web/lib/list/use-managed-things.ts';

/** The fields of the form; others keep their values. */
export type AiToolFields = Omit<AiToolInput, 'rating'>;

/** An admin's changes to AI tools. */
export const useAdminAiTools = () =>
  useManagedThings<AiToolFields>({
    noun: 'AI tool',
    create: (body) => api('POST /admin/ai-tools', { body }),
    edit: (id, body) => api('PUT /admin/ai-tools/{id}', { params: { id }, body }),
    remove: (id) => api('DELETE /admin/ai-tools/{id}', { params: { id } }),
    restore: (id) => api('POST /admin/ai-tools/{id}/restore', { params: { id } }),
    shown: [
      'GET /admin/ai-tools',
      'GET /admin/ai-tools/{id}',
      'GET /admin/ai-tools/summary',
      'GET /ai-tool-categories',
    ],
  });
