import type { EntityItem } from 'electrodb';
import type { Writer } from '#lib/actor.ts';
import { below } from '#lib/edge/shown-at.ts';
import { type Saved, saved } from '#lib/managed/answer.ts';
import { managed } from '#lib/managed/managed.ts';
import { href } from '#shared/pages/href.ts';
import { type LegalPage, type LegalPageEdit, legalPages } from '#shared/settings/legal.ts';
import { defaultLegalPage, defaultsWrittenAt } from './legal.defaults.ts';
import { LegalPageEntity } from './legal.entity.ts';
import { findSettings } from './settings.repo.ts';

const toPage = ({ id, updated_at, ...text }: EntityItem<typeof LegalPageEntity>): LegalPage => ({
  ...text,
  page: id,
  updated_at: updated_at ?? defaultsWrittenAt,
});

/** The pages as operators manage them. Until edited, a page has the default text and the addresses in the settings. */
const pages = managed({
  entity: LegalPageEntity,
  noun: 'legal page',
  field: 'legal_page',
  says: { unknown: 'There is no such page' },
  name: ({ title }) => title,
  view: () => toPage,
  logged: toPage,
  shownAt: ({ id }) => [below(href(id)), below(`/api/legal/${id}`)],
  async blank(name) {
    const id = legalPages.find((each) => each === name);
    return id && { id, ...defaultLegalPage(id, await findSettings()), revision: 0 };
  },
});

/** The operator's text, else the default. */
export const getLegalPage = (name: string): Promise<LegalPage> => pages.show(name);

export async function editLegalPage(
  writer: Writer,
  name: string,
  { revision, title, html }: LegalPageEdit,
): Promise<Saved<'legal_page', LegalPage>> {
  const before = await pages.mustBe(name, revision);
  // Loaded only when someone saves.
  const { sanitiseHtml } = await import('#lib/html.ts');
  const after = await pages.save(writer, 'updated', before, { title, html: sanitiseHtml(html) });
  return saved('legal_page', 'Legal page updated successfully', toPage(after));
}
