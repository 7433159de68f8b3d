import { LRUCache } from 'lru-cache';
import { unavailable } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { fetching } from '#lib/memory/cache.ts';
import type { NewObject } from '#lib/objects/save-with-objects.ts';

/** The bucket's client, loaded for the first text: lists never wait for it. */
const objects = () => import('#lib/aws/objects.ts');

/** Every saved text is a new object, so a cached one is never stale. */
export const textObject = (articleId: string, html: string): NewObject => ({
  key: `articles/${articleId}/${newId('revision')}.html`,
  body: html,
  contentType: 'text/html; charset=utf-8',
});

/** The key of a draft's fields. */
export const draftKey = (articleId: string, draftId: string): string => `articles/${articleId}/${draftId}.json`;

/** The id of the draft whose fields are under a key. */
export const draftOfKey = (key: string): string => key.slice(key.lastIndexOf('/') + 1, -'.json'.length);

/** So is every autosave: deleting one never deletes the next. */
export const draftObject = (articleId: string, fields: unknown): NewObject => ({
  key: draftKey(articleId, newId('revision')),
  body: JSON.stringify(fields),
  contentType: 'application/json',
});

/** The id of the article in the key of an object; undefined when it is neither of the above. */
export const articleOfKey = (key: string): string | undefined =>
  /^articles\/([^/]+)\/[^/]+\.(?:html|json)$/.exec(key)?.[1];

/** Bytes of texts that an instance caches: thousands of usual ones. A letter takes two as soon as a text has a curly quote. */
const kept = 32_000_000;
const sizeCalculation = (html: string): number => html.length * 2 + 1;
const texts = new LRUCache<string, string>({ maxSize: kept, sizeCalculation, ...fetching(load) });

async function load(key: string): Promise<string> {
  const { getText } = await objects();
  const html = await getText(key).catch((error: unknown) => {
    throw away(error);
  });
  if (html === undefined) throw away();
  return html;
}

const away = (cause?: unknown) =>
  unavailable('The text is not available right now. Please try again in a moment.', 5, cause);

/** The HTML under a key; 503 when the store is unavailable and the text is not cached. */
export const readText = (key: string): Promise<string> => texts.forceFetch(key);

export async function readDraftFields(key: string): Promise<Record<string, unknown> | undefined> {
  const json = await (await objects()).getText(key);
  return json === undefined ? undefined : (JSON.parse(json) as Record<string, unknown>);
}
