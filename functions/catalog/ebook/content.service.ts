import { unavailable } from '#lib/errors.ts';
import { extendedPreviewWords } from '#shared/catalog/choices.ts';
import { contentsOf, previewOf } from '#shared/catalog/content.ts';
import { BoundedCache } from '../file/bounded-cache.ts';
import type { Content } from '../reading.repo.ts';
import type { Ebook } from './ebook.repo.ts';

type Text = Pick<Ebook, 'id' | 'content_version'>;

/** Every version of a text is an object of its own, so a cached one is never wrong. */
export const contentKey = ({ id, content_version }: Text): string => `ebooks/${id}/v${content_version}.md`;

const texts = new BoundedCache<string>(8_000_000, (text) => text.length);

/** The whole text of an ebook; 503 when the store does not answer and the text is not at hand. */
export async function fullText(ebook: Text): Promise<string> {
  const key = contentKey(ebook);
  const known = texts.get(key);
  if (known !== undefined) return known;
  const { getText } = await import('#lib/aws/objects.ts');
  const text = await getText(key).catch((error: unknown) => {
    throw unavailable('The text is not available right now. Please try again in a moment.', 5, error);
  });
  if (text === undefined) throw unavailable('The text is not available right now. Please try again in a moment.', 60);
  return texts.set(key, text);
}

/** What everybody may see of a text. */
export const openPart = (text: string): Content => ({
  preview: previewOf(text, extendedPreviewWords),
  contents: contentsOf(text, extendedPreviewWords),
});
