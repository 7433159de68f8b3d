import type { EntityItem } from 'electrodb';
import type { Writer } from '#lib/actor.ts';
import { below } from '#lib/edge/shown-at.ts';
import { invalid } from '#lib/errors.ts';
import { type Saved, saved } from '#lib/managed/answer.ts';
import { managed } from '#lib/managed/managed.ts';
import { href } from '#shared/pages/href.ts';
import type { AdminLegalPage, LegalPage, LegalPageEdit, LegalPageState } from '#shared/settings/legal.ts';
import { legalPages } from '#shared/settings/legal-pages.ts';
import { defaultLegalPage, defaultsWrittenAt } from './legal.defaults.ts';
import { LegalPageEntity } from './legal.entity.ts';
import { keepVersionItems } from './legal-version.repo.ts';
import { findSettings } from './settings.repo.ts';

type StoredPage = EntityItem<typeof LegalPageEntity>;

const toPage = ({ id, updated_at, saved_by, is_default = false, ...text }: StoredPage): AdminLegalPage => ({
  ...text,
  page: id,
  is_default,
  updated_at: updated_at ?? defaultsWrittenAt,
  saved_by: saved_by ?? null,
});

/** A page as it is shown: the default text has the addresses of this moment. One that is not stored has them already. */
const asShown = async (page: StoredPage): Promise<StoredPage> =>
  page.is_default && page.revision > 0 ? { ...page, ...defaultLegalPage(page.id, await findSettings()) } : page;

/** The pages as operators manage them. Until edited, a page has the default text. */
const pages = managed({
  entity: LegalPageEntity,
  noun: 'legal page',
  field: 'legal_page',
  says: { unknown: 'There is no such page' },
  name: ({ title }) => title,
  async view(page) {
    const shown = await asShown(page);
    return (any) => toPage(any === page ? shown : any);
  },
  logged: toPage,
  shownAt: ({ id }) => [below(href(id)), below(`/api/legal/${id}`)],
  async blank(name) {
    const id = legalPages.find((each) => each === name);
    return id && { id, ...defaultLegalPage(id, await findSettings()), is_default: true, revision: 0 };
  },
});

/** The page as admins see it; 404 for another name than the four. */
export const adminLegalPage = (name: string): Promise<AdminLegalPage> => pages.show(name);

/** The operator's text, else the default. */
export async function getLegalPage(name: string): Promise<LegalPage> {
  const { is_default: _, saved_by: __, ...page } = await adminLegalPage(name);
  return page;
}

/** All four, without their texts. */
export const listLegalPages = async (): Promise<LegalPageState[]> =>
  (await Promise.all(legalPages.map(adminLegalPage))).map(({ html: _, ...page }) => page);

export type SavedPage = Saved<'legal_page', AdminLegalPage>;
type Text = Pick<StoredPage, 'title' | 'html' | 'is_default'>;

/** Replaces the text at this revision, and keeps it as a version in the same transaction. */
export async function replaceText(
  writer: Writer,
  name: string,
  revision: number,
  { deed, message, text }: { readonly deed: string; readonly message: string; readonly text: Text },
): Promise<SavedPage> {
  const before = await pages.mustBe(name, revision);
  const { page, updated_at: saved_at, ...version } = toPage(await asShown(before));
  const change = { ...text, saved_by: writer.name };
  const after = await pages.save(writer, deed, before, change, {
    also: keepVersionItems(page, { ...version, saved_at }),
  });
  return saved('legal_page', message, toPage(after));
}

/** The part of a text that visitors are shown. Loaded only when someone writes. */
export async function previewLegalText(html: string): Promise<{ html: string }> {
  const { sanitiseHtml } = await import('#lib/html.ts');
  return { html: sanitiseHtml(html) };
}

/** What the table keeps of a text at most, in bytes: a larger one would belong into the bucket. */
const largest = 100_000;

export async function editLegalPage(
  writer: Writer,
  name: string,
  { revision, title, html: typed }: LegalPageEdit,
): Promise<SavedPage> {
  const { html } = await previewLegalText(typed);
  if (Buffer.byteLength(html) > largest) throw invalid('html', 'Use at most 100 KB of text');
  return replaceText(writer, name, revision, {
    deed: 'updated',
    message: 'Legal page updated successfully',
    text: { title, html, is_default: false },
  });
}
