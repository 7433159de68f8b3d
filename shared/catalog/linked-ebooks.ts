/** Texts can hold more links than an item has room for. */
const mostLinkedEbooks = 100;

/** The ebooks that links in a text lead to, by id; a hundred at most. */
export function linkedEbooks(html: string): string[] {
  const found = [...html.matchAll(/ href="[^"]*\/(ebk_[0-9A-Z]{26})\b/g)].map(([, id = '']) => id);
  return [...new Set(found)].slice(0, mostLinkedEbooks);
}
