import type { Writer } from '#lib/actor.ts';
import { notFound } from '#lib/errors.ts';
import type { Page, PageQuery } from '#shared/kernel/page.ts';
import type { LegalVersion, LegalVersionText } from '#shared/settings/legal.ts';
import { defaultLegalPage } from './legal.defaults.ts';
import { adminLegalPage, replaceText, type SavedPage } from './legal.service.ts';
import { findVersion, listVersions } from './legal-version.repo.ts';
import { findSettings } from './settings.repo.ts';

/** The earlier texts of a page, newest first; 404 for another name than the four. */
export async function listLegalVersions(name: string, query: PageQuery): Promise<Page<LegalVersion>> {
  const { page } = await adminLegalPage(name);
  return listVersions(page, query);
}

/** One of them, by its revision. */
export async function getLegalVersion(name: string, version: string): Promise<LegalVersionText> {
  const { page } = await adminLegalPage(name);
  const revision = /^\d{1,8}$/.test(version) ? Number(version) : undefined;
  const found = revision === undefined ? undefined : await findVersion(page, revision);
  if (!found) throw notFound('There is no such version');
  return found;
}

/** Makes an earlier text the current one, as it was then. */
export async function restoreLegalVersion(
  writer: Writer,
  name: string,
  version: string,
  revision: number,
): Promise<SavedPage> {
  const { title, html } = await getLegalVersion(name, version);
  return replaceText(writer, name, revision, {
    deed: 'text_restored',
    message: 'Earlier text restored',
    text: { title, html, is_default: false },
  });
}

/** Shows the default text again: from now on it follows the product and the settings. */
export async function resetLegalPage(writer: Writer, name: string, revision: number): Promise<SavedPage> {
  const [{ page }, settings] = await Promise.all([adminLegalPage(name), findSettings()]);
  return replaceText(writer, name, revision, {
    deed: 'reset',
    message: 'Default text restored',
    text: { ...defaultLegalPage(page, settings), is_default: true },
  });
}
