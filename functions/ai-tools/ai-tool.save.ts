import type { Actor } from '#lib/actor.ts';
import { auditItem } from '#lib/audit/audit.ts';
import { nowIso } from '#lib/clock.ts';
import { conflict } from '#lib/errors.ts';
import { markListItem } from '#lib/table/list-mark.ts';
import { saveVersion } from '#lib/table/save.ts';
import { claimSlugItem } from '#lib/table/slug.ts';
import { TransactionRefused, transact } from '#lib/table/transact.ts';
import { slugCandidate } from '#shared/kernel/slug.ts';
import { findAiTool, insertAiToolItem, replaceAiToolItem, type StoredAiTool } from './ai-tool.repo.ts';
import { auditFields, noCounts, toAdminTool } from './ai-tool.view.ts';

export type Writer = Pick<Actor, 'id' | 'name'>;

const slugTaken = () => conflict('Another AI tool has this slug. Choose another one.');

/** Numbers of candidates that are tried for a slug from a name. */
const slugTries = 30;

/** Writes a new tool; a slug from the name that is taken gets a number, one that was asked for is refused. */
export async function insertAiTool(
  writer: Writer,
  tool: StoredAiTool,
  wished: boolean,
  tried = 1,
): Promise<StoredAiTool> {
  const slug = wished ? tool.slug : slugCandidate(tool.slug, tried);
  const named = { ...tool, slug, slugs: [slug] };
  const act = auditItem(writer, { action: 'ai_tool.created', target: named, after: auditFields(named) });
  const canTryAnother = !wished && tried < slugTries;
  try {
    await transact([
      { items: [insertAiToolItem(named)], refused: () => conflict('This AI tool exists already.') },
      { items: [claimSlugItem('ai-tool', slug, named.id)], refused: () => (canTryAnother ? undefined : slugTaken()) },
      act,
      markListItem('ai-tools'),
    ]);
    return named;
  } catch (error) {
    if (!(error instanceof TransactionRefused)) throw error;
    return insertAiTool(writer, tool, wished, tried + 1);
  }
}

/**
 * Puts a change in the place of `before`, with its row of the log, a new slug and the mark that copies are out of date.
 * 409 when somebody was faster.
 */
export async function saveAiTool(
  writer: Writer,
  action: `ai_tool.${string}`,
  before: StoredAiTool,
  change: Partial<StoredAiTool>,
): Promise<StoredAiTool> {
  const at = nowIso();
  const changed = { ...before, listed_at: at, ...change, version: before.version + 1, updated_at: at };
  const after = { ...changed, slugs: [...new Set([...changed.slugs, changed.slug])] };
  const act = auditItem(writer, { action, target: after, before: auditFields(before), after: auditFields(after) });
  const claim = { items: [claimSlugItem('ai-tool', after.slug, after.id)], refused: slugTaken };
  await saveVersion(
    replaceAiToolItem(after, before.version),
    [act, markListItem('ai-tools'), ...(after.slug === before.slug ? [] : [claim])],
    async () => {
      const now = await findAiTool(before.id);
      return now && toAdminTool(now, noCounts);
    },
  );
  return after;
}
