import { auditItem } from '#lib/audit/audit.ts';
import { nowIso } from '#lib/clock.ts';
import { logger } from '#lib/logger.ts';
import { releaseSlugItem } from '#lib/table/slug.ts';
import { TransactionRefused, transact } from '#lib/table/transact.ts';
import { schedule } from '#lib/trash.ts';
import { aiToolSlugs } from './ai-tool.entity.ts';
import { findDueAiTools, purgeAiToolItem, type StoredAiTool } from './ai-tool.repo.ts';
import { auditFields } from './ai-tool.view.ts';
import { deleteCounts } from './count.repo.ts';

/** Slugs that fit into one transaction; a tool that had more keeps the oldest for good. */
const mostSlugs = 90;

/** Deletes a tool for good, its counts first, so that a purge which was cut off is found again. Its slugs are free then. */
async function purge(tool: StoredAiTool): Promise<void> {
  await deleteCounts(tool.id);
  const slugs = tool.slugs.slice(-mostSlugs).map((slug) => releaseSlugItem(aiToolSlugs, slug, tool.id));
  const act = auditItem(schedule, { action: 'ai_tool.purged', target: tool, before: auditFields(tool) });
  await transact([purgeAiToolItem(tool), ...slugs, act]);
}

/** Every hour: one that cannot be purged now does not keep the others waiting. */
export async function handler(): Promise<void> {
  for (const tool of await findDueAiTools(nowIso())) {
    try {
      await purge(tool);
    } catch (error) {
      // Another run has done it, or somebody restored it.
      if (!(error instanceof TransactionRefused)) logger.error('AI tool not purged', { error: error as Error });
    }
  }
}
