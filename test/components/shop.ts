import type * as z from 'zod';
import { ArticleCard } from '#shared/articles/article.ts';
import { EbookCard, EbookDetail } from '#shared/catalog/ebook.ts';
import type { ContractServer } from './contract-server.ts';
import { idOf, sampleOf } from './sample.ts';

/** The ebook with a number, for sale, with a generated cover. */
export const ebookCard = (number = 1, fields: Partial<EbookCard> = {}): EbookCard =>
  sampleOf(EbookCard, {
    id: idOf('ebook', number),
    title: `Book ${number}`,
    price: 40,
    regulatory_source: 'NIST CSF',
    category: 'Framework',
    ...fields,
  });

/** The same ebook as its own page shows it to a visitor. */
export const ebookDetail = (number = 1, fields: Partial<z.input<typeof EbookDetail>> = {}): EbookDetail =>
  sampleOf(EbookDetail, {
    ...ebookCard(number),
    content: '# Beginning\n\nThe first words.',
    content_access: 'preview',
    word_count: 5000,
    preview_words: 400,
    extended_preview_words: 800,
    formats: ['pdf', 'epub', 'txt'],
    ...fields,
  });

/** The article with a number, with a generated picture. */
export const articleCard = (number = 1, fields: Partial<ArticleCard> = {}): ArticleCard =>
  sampleOf(ArticleCard, {
    id: idOf('article', number),
    slug: `article-${number}`,
    title: `Article ${number}`,
    featured_image: '',
    ...fields,
  });

/** Answers the requests of every page with a list of ebooks: the ebooks, whatever the filters, and their frameworks. */
export function stock(server: ContractServer, ebooks: readonly EbookCard[]): void {
  const count = ebooks.length;
  const frameworks = [...new Set(ebooks.map(({ regulatory_source }) => regulatory_source))];
  const framework = { count, description: '', category: '', url: null };
  server.answer('GET /frameworks', { frameworks: frameworks.map((name) => ({ ...framework, name })) });
  const prices = count > 0 ? [{ name: 'under-50', count }] : [];
  server.answer('GET /categories', { categories: { Category: [], Industry: [], Level: [], Price: prices } });
  server.answer('GET /ebooks/public', ({ query }) => ebooks.slice(0, (query as { limit: number }).limit), {
    total: count,
  });
  server.answer('POST /ebooks/filter', [...ebooks], { total: count });
}

/** Answers the requests of the home page below its first screen with nothing. */
export function answerHome(server: ContractServer): void {
  server.answer('GET /stats', {
    ...{ total_ebooks: 0, total_downloads: 0, total_purchases: 0, active_frameworks: 0, user_satisfaction: 0 },
    prompt_packages: 0,
  });
  server.answer('GET /articles', [], { total: 0 });
  server.answer('GET /ai-tools', [], { total: 0 });
  server.answer('GET /ai-tool-categories', { categories: [] });
}
