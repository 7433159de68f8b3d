import { listCopy } from '#lib/memory/list-copy.ts';
import { wordsOf } from '#shared/kernel/words.ts';
import { aiToolList } from './ai-tool.entity.ts';
import { findCurrentAiTools, type StoredAiTool } from './ai-tool.repo.ts';

/** A tool in memory, with its search words. */
export interface Listed {
  readonly tool: StoredAiTool;
  readonly words: string;
}
export interface AiTools {
  /** Latest change first. */
  readonly all: readonly Listed[];
  /** Featured ones first, then newest first. */
  readonly published: readonly StoredAiTool[];
}

const byRank = (a: StoredAiTool, b: StoredAiTool): number =>
  Number(b.is_featured) - Number(a.is_featured) || b.created_at.localeCompare(a.created_at) || b.id.localeCompare(a.id);

/** A tool as lists know it. */
export function listed(tool: StoredAiTool): Listed {
  const { name, description, category, tags } = tool;
  return { tool, words: wordsOf(name, description, category, ...tags) };
}

async function load(): Promise<AiTools> {
  const tools = await findCurrentAiTools();
  return {
    all: tools.map(listed),
    published: tools.filter(({ status }) => status === 'published').sort(byRank),
  };
}

const away = 'The AI tools are not available right now. Please try again in a moment.';
export const { current: currentAiTools, fresh: freshAiTools } = listCopy(aiToolList, load, away);
