import { pageOf } from '#lib/table/page.ts';
import { listFrameworks } from '#lib/vocabulary/framework.repo.ts';
import { usageOf } from '#lib/vocabulary/renaming/usage.ts';
import type { AdminFramework, FrameworkSummary } from '#shared/catalog/framework.ts';
import type { Page, PageQuery } from '#shared/kernel/page.ts';
import { hasWords, wordsOf } from '#shared/kernel/words.ts';
import { toAdminFramework } from './framework.service.ts';

interface FrameworkListQuery extends PageQuery {
  readonly search?: string | undefined;
  readonly category?: AdminFramework['category'] | undefined;
}

/** All frameworks by name. Uses are read for those of the page only. */
export async function adminListFrameworks(query: FrameworkListQuery): Promise<Page<AdminFramework>> {
  const { search, category: wanted } = query;
  const found = (await listFrameworks()).filter(
    ({ name, category }) => hasWords(wordsOf(name, category), search) && (wanted === undefined || category === wanted),
  );
  const page = pageOf(found, query);
  const usage = await usageOf('framework', page.items);
  return { ...page, items: page.items.map((item) => toAdminFramework(item, usage)) };
}

export async function frameworkSummary(): Promise<FrameworkSummary> {
  const all = await listFrameworks();
  const count = (wanted: AdminFramework['category']) => all.filter(({ category }) => category === wanted).length;
  return {
    total: all.length,
    Security: count('Security'),
    Compliance: count('Compliance'),
    'Risk Management': count('Risk Management'),
    Privacy: count('Privacy'),
  };
}
