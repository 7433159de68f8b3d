import { hasWords, wordsOf } from '#shared/kernel/words.ts';
import { href } from '#shared/pages/href.ts';
import { type PageName, pages, type SitePage } from '#shared/pages/pages.ts';
import { api } from '../api/api.ts';

/** A page that a text can link to. */
export interface FoundPage {
  readonly label: string;
  readonly path: string;
}

const upTo = 4;
const published = { status: 'published', limit: upTo } as const;

/** The pages of the site that are not about one thing. */
const sitePages: readonly FoundPage[] = (Object.keys(pages) as PageName[])
  .map((name): SitePage => pages[name])
  .filter(({ indexed, path }) => indexed && !path.includes(':'))
  .map(({ title: label, path }) => ({ label, path }));

const foundIn = (known: readonly FoundPage[], search: string): readonly FoundPage[] =>
  known.filter(({ label }) => hasWords(wordsOf(label), search)).slice(0, upTo);

/** What visitors can open, kind by kind. */
const kinds: readonly ((search: string) => Promise<readonly FoundPage[]>)[] = [
  async (search) =>
    (await api('GET /admin/articles', { query: { ...published, search } })).map(({ title: label, slug }) => ({
      ...{ label, path: href('article', { slug }) },
    })),
  async (search) =>
    (await api('POST /ebooks/filter', { query: { limit: upTo }, body: { search_query: search } })).map(
      ({ title: label, id }) => ({
        ...{ label, path: href('ebook', { id }) },
      }),
    ),
  async (search) =>
    (await api('GET /admin/ai-tools', { query: { ...published, search } })).map(({ name: label, slug }) => ({
      ...{ label, path: href('aiTool', { slug }) },
    })),
  async (search) =>
    foundIn(
      (await api('GET /coaching-packages', { query: { limit: 100 } })).map(({ title: label, id }) => ({
        ...{ label, path: href('coachingPackage', { id }) },
      })),
      search,
    ),
];

/** Pages of the site whose names have these words. A kind that cannot be searched is left out. */
export async function searchPages(words: string): Promise<readonly FoundPage[]> {
  const search = words.trim();
  if (search === '') return [];
  const found = await Promise.all(kinds.map((find) => find(search).catch(() => [])));
  return [...foundIn(sitePages, search), ...found.flat()];
}
