import { listPublishedArticles } from '#functions/articles/public.ts';
import { publishedChanges, publishedShelf } from '#functions/catalog/public.ts';
import { brand } from '#shared/brand.ts';
import { href } from '#shared/pages/href.ts';
import { machineFiles } from '#shared/pages/machine-files.ts';
import { summary } from '../text.ts';

export interface FeedEntry {
  readonly title: string;
  readonly path: string;
  readonly summary: string;
  /** ISO 8601. */
  readonly published: string;
  readonly updated: string;
  readonly author?: string;
}

export interface Feed {
  readonly path: string;
  readonly title: string;
  /** The page with the same content. */
  readonly about: string;
  readonly newest: (count: number) => Promise<readonly FeedEntry[]>;
}

/** Entries in a feed: enough that a weekly reader misses nothing. */
export const feedLength = 30;

/** Ebooks in the order of their creation, which is the shelf's. */
async function newestEbooks(count: number): Promise<readonly FeedEntry[]> {
  const [shelf, changes] = await Promise.all([publishedShelf(), publishedChanges()]);
  return Array.from({ length: Math.min(count, shelf.size) }, (_, position) => {
    const { id, title, description, created_at, published_at } = shelf.card(position);
    const published = published_at ?? created_at;
    const updated = changes.get(id) ?? published;
    return { title, path: href('ebook', { id }), summary: summary(description, 500), published, updated };
  });
}

const newestArticles = async (count: number): Promise<readonly FeedEntry[]> =>
  (await listPublishedArticles()).items.slice(0, count).map((article) => ({
    title: article.title,
    path: href('article', { slug: article.slug }),
    summary: summary(article.excerpt, 500),
    published: article.published_at,
    updated: article.updated_at,
    author: article.author_name,
  }));

/** The site's feeds, linked from every page. */
export const feeds: readonly Feed[] = [
  {
    path: machineFiles.articleFeed,
    title: `Knowledge Hub · ${brand.name}`,
    about: href('articles'),
    newest: newestArticles,
  },
  {
    path: machineFiles.ebookFeed,
    title: `New ebooks · ${brand.name}`,
    about: href('marketplace'),
    newest: newestEbooks,
  },
];
