import { findDraft, findRevisions } from '../revision/revision.repo.ts';
import { findArticle } from './article.repo.ts';
import { articleOfKey } from './article.text.ts';

/**
 * Keys of the objects that an article's items refer to, from consistent reads. A key that is not among them never will
 * be again: new texts get new keys, and restoring an earlier text requires its item in the same transaction.
 */
async function keysOf(articleId: string): Promise<ReadonlySet<string>> {
  const [article, revisions, draft] = await Promise.all([
    findArticle(articleId),
    findRevisions(articleId),
    findDraft(articleId),
  ]);
  const texts = revisions.map(({ content_key }) => content_key);
  return new Set([...texts, ...(article ? [article.content_key] : []), ...(draft ? [draft.fields_key] : [])]);
}

/** Which of an article's keys no item refers to. */
export async function orphansOf(articleId: string, keys: readonly string[]): Promise<string[]> {
  const used = await keysOf(articleId);
  return keys.filter((key) => !used.has(key));
}

/** Articles checked at a time. */
const atOnce = 10;

/** Which of these keys no item refers to; ignores keys that are not an article's. */
export async function articleOrphansAmong(keys: readonly string[]): Promise<string[]> {
  const orphans: string[] = [];
  const articles = [...Map.groupBy(keys, articleOfKey)];
  for (let done = 0; done < articles.length; done += atOnce) {
    const some = articles.slice(done, done + atOnce);
    const found = await Promise.all(some.map(([id, theirs]) => (id === undefined ? [] : orphansOf(id, theirs))));
    orphans.push(...found.flat());
  }
  return orphans;
}
