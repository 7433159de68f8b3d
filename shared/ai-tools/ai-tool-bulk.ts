import * as z from 'zod';
import { bulkBody } from '../kernel/bulk.ts';
import { toolStatuses } from './choices.ts';

export const aiToolNoun = { one: 'AI tool', many: 'AI tools' } as const;

/** What the list of AI tools can be narrowed down by. */
export const AiToolFilter = z.object({
  category: z.string().trim().max(60).optional(),
  status: z.enum([...toolStatuses, 'trash']).optional(),
  /** Each word must be the start of a word in name, description, tags or category. */
  search: z.string().trim().max(200).optional(),
});

/** Body of `POST /admin/ai-tools/bulk`. */
export const AiToolBulk = bulkBody(
  ['publish', 'draft', 'archive', 'feature', 'unfeature', 'delete', 'restore'],
  aiToolNoun,
  AiToolFilter,
  {},
);
