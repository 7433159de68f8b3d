import type { SignedIn } from '#lib/actor.ts';
import { auditItem } from '#lib/audit/audit.ts';
import { nowIso } from '#lib/clock.ts';
import { notFound, staleVersion } from '#lib/errors.ts';
import { saveVersion } from '#lib/table/save.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import { type LegalPage, type LegalPageEdit, type LegalPageName, legalPages } from '#shared/settings/legal.ts';
import { defaultLegalPage } from './legal.defaults.ts';
import { LegalPageEntity } from './legal.entity.ts';
import { findSettings } from './settings.repo.ts';

function pageNamed(name: string): LegalPageName {
  const page = legalPages.find((each) => each === name);
  if (!page) throw notFound('There is no such page');
  return page;
}

/** What the operator wrote, else the text that the product comes with, the addresses of the settings in it. */
export async function getLegalPage(name: string): Promise<LegalPage> {
  const page = pageNamed(name);
  const { data } = await LegalPageEntity.get({ page }).go({ consistent: true });
  if (data) return data;
  return { ...defaultLegalPage(page, await findSettings()), page, updated_at: null, revision: 0 };
}

const replaceItem = (after: LegalPage & { updated_at: string }, revision: number): TransactItem => ({
  Put: LegalPageEntity.put(after)
    .where((stored, { eq, notExists }) => (revision === 0 ? notExists(stored.revision) : eq(stored.revision, revision)))
    .params(),
});

export async function editLegalPage(
  actor: SignedIn,
  name: string,
  { revision, title, html }: LegalPageEdit,
): Promise<{ success: true; legal_page: LegalPage }> {
  const before = await getLegalPage(name);
  if (revision !== before.revision) throw staleVersion(before);
  // Only who writes pays for loading it.
  const { sanitiseHtml } = await import('#lib/html.ts');
  const after = { page: before.page, title, html: sanitiseHtml(html), updated_at: nowIso(), revision: revision + 1 };
  const target = { id: `legal-${before.page}`, name: title };
  const act = auditItem(actor, { action: 'legal_page.updated', target, before, after });
  await saveVersion(replaceItem(after, revision), [act], () => getLegalPage(name));
  return { success: true, legal_page: after };
}
