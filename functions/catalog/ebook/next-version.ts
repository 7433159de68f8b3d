import { putOnce } from '#lib/aws/objects.ts';
import { unavailable } from '#lib/errors.ts';
import { contentKey } from './content.service.ts';
import type { Ebook } from './ebook.repo.ts';

const mostWriters = 20;

/**
 * Stores a text under the next version that nobody has used, not even somebody whose change was refused: an object is
 * never written twice, so none changes under those who read it, nor under the sweep that found it unused.
 */
export async function storeAsNextVersion(
  { id, content_version }: Pick<Ebook, 'id' | 'content_version'>,
  content: string,
): Promise<number> {
  for (let next = content_version + 1; next <= content_version + mostWriters; next++)
    if (await putOnce(contentKey({ id, content_version: next }), content, 'text/markdown; charset=utf-8')) return next;
  throw unavailable('Others are changing this text right now. Please try again in a moment.', 5);
}
