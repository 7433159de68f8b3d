import { storedFigureNames } from '#shared/catalog/content/figure-names.ts';
import { fullText } from '../ebook/content.service.ts';
import { type Ebook, findEbooks } from '../ebook/ebook.repo.ts';

const known = /^ebooks\/([^/]+)\/figures\/([^/]+)$/;

/** The pictures that the text of an ebook shows; undefined while that may be any: its file is read, or the text is away. */
async function usedBy(ebook: Ebook): Promise<ReadonlySet<string> | undefined> {
  if (ebook.upload_status === 'processing') return undefined;
  const text = await fullText(ebook).catch(() => undefined);
  return text === undefined ? undefined : new Set(storedFigureNames(text));
}

/**
 * The keys of pictures that no text of an ebook shows, on any shelf: owners keep a purged one. Ignores keys of anything
 * else. Texts are read one after the other.
 */
export async function unusedFiguresAmong(keys: readonly string[]): Promise<string[]> {
  const byEbook = new Map<string, { readonly key: string; readonly name: string }[]>();
  for (const key of keys) {
    const [, id, name] = known.exec(key) ?? [];
    if (id && name) byEbook.set(id, [...(byEbook.get(id) ?? []), { key, name }]);
  }
  const ebooks = await findEbooks([...byEbook.keys()]);
  const unused: string[] = [];
  for (const [id, figures] of byEbook) {
    const ebook = ebooks.get(id);
    const used = ebook ? await usedBy(ebook) : new Set<string>();
    if (used) unused.push(...figures.flatMap(({ key, name }) => (used.has(name) ? [] : [key])));
  }
  return unused;
}
