import { invalid } from '#lib/errors.ts';
import { type ArticleHeading, headingsOf } from '#shared/articles/headings.ts';
import { linkedEbooks } from '#shared/catalog/linked-ebooks.ts';

/** In bytes, of all headings with their anchors: a quarter of what an item can hold. */
const mostHeadings = 100_000;

/** 422 when the headings of a text are too long to be stored beside it. */
function contentsOf(html: string): ArticleHeading[] {
  const headings = headingsOf(html);
  if (Buffer.byteLength(JSON.stringify(headings)) > mostHeadings)
    throw invalid('content', 'The headings are too long for a table of contents. Use fewer or shorter ones.');
  return headings;
}

/** What an article's item knows of its text, to be stored with each new one. 422 when that would be too much. */
export const derivedFrom = (
  html: string,
): { readonly table_of_contents: ArticleHeading[]; readonly linked_ebooks: string[] } => ({
  table_of_contents: contentsOf(html),
  linked_ebooks: linkedEbooks(html),
});
