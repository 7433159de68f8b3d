import { unsentLeadingTo } from '#functions/newsletter/public.ts';
import type { EbookUse } from '#shared/articles/ebook-use.ts';
import { freshArticles, type Listed } from './article.copy.ts';

/** As many as can be named in a question. */
const named = 5;

const isPublished = ({ article }: Listed): boolean => article.status === 'published';

async function newslettersLeadingTo(ebookIds: readonly string[]): Promise<EbookUse['newsletters']> {
  const found = await unsentLeadingTo(ebookIds);
  const isScheduled = ({ status }: (typeof found)[number]) => status === 'scheduled';
  const inOrder = [...found.filter(isScheduled), ...found.filter((each) => !isScheduled(each))];
  return {
    total: found.length,
    items: inOrder.slice(0, named).map(({ id, subject, status }) => ({ id, subject, status })),
  };
}

/** The articles outside the trash that recommend one of these ebooks or link to it. Drafts beside an article do not count. */
export async function usesOfEbooks(ebookIds: readonly string[]): Promise<EbookUse> {
  const asked = new Set(ebookIds);
  const [{ all }, newsletters] = await Promise.all([freshArticles(), newslettersLeadingTo(ebookIds)]);
  const using = all.filter(({ ebooks }) => ebooks.some((id) => asked.has(id)));
  const published = using.filter(isPublished);
  const others = using.filter((each) => !isPublished(each));
  return {
    total: using.length,
    published: published.length,
    articles: [...published, ...others]
      .slice(0, named)
      .map(({ article: { id, title, status } }) => ({ id, title, status })),
    newsletters,
  };
}
