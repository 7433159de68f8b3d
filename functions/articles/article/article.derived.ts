import { type ArticleHeading, headingsOf } from '#shared/articles/headings.ts';

/** Texts can hold more links than an item has room for. */
const mostLinkedEbooks = 100;

/** The ebooks that links in a text lead to. */
function linkedEbooks(html: string): string[] {
  const found = [...html.matchAll(/ href="[^"]*\/(ebk_[0-9A-Z]{26})\b/g)].map(([, id = '']) => id);
  return [...new Set(found)].slice(0, mostLinkedEbooks);
}

/** What an article's item knows of its text, to be stored with each new one. */
export const derivedFrom = (
  html: string,
): { readonly table_of_contents: ArticleHeading[]; readonly linked_ebooks: string[] } => ({
  table_of_contents: headingsOf(html),
  linked_ebooks: linkedEbooks(html),
});
