import { unavailable } from '#lib/errors.ts';
import { logger } from '#lib/logger.ts';

/** The bucket's client, loaded for the first text: lists never wait for it. */
const objects = () => import('#lib/aws/objects.ts');

/** Every saved text is an object of its own, so that one in memory is never wrong. */
export const textKey = (articleId: string, revisionId: string): string => `articles/${articleId}/${revisionId}.html`;
const draftKey = (articleId: string): string => `articles/${articleId}/draft.json`;

/** How many texts an instance keeps: at 10 KB each, some megabytes. */
const kept = 300;
const texts = new Map<string, string>();

function keep(key: string, html: string): string {
  texts.delete(key);
  texts.set(key, html);
  for (const oldest of texts.keys()) {
    if (texts.size <= kept) break;
    texts.delete(oldest);
  }
  return html;
}

const away = (cause?: unknown) =>
  unavailable('The text is not available right now. Please try again in a moment.', 5, cause);

/** The HTML under a key; 503 when the store does not answer and the text is not at hand. */
export async function readText(key: string): Promise<string> {
  const known = texts.get(key);
  if (known !== undefined) return keep(key, known);
  const { getText } = await objects();
  const html = await getText(key).catch((error: unknown) => {
    throw away(error);
  });
  if (html === undefined) throw away();
  return keep(key, html);
}

export async function writeText(key: string, html: string): Promise<void> {
  const { putObject } = await objects();
  await putObject(key, html, 'text/html; charset=utf-8').catch((error: unknown) => {
    throw unavailable('The text could not be stored. Please try again in a moment.', 5, error);
  });
}

export async function readDraftFields(articleId: string): Promise<Record<string, unknown> | undefined> {
  const json = await (await objects()).getText(draftKey(articleId));
  return json === undefined ? undefined : (JSON.parse(json) as Record<string, unknown>);
}

export async function writeDraftFields(articleId: string, fields: unknown): Promise<void> {
  await (await objects()).putObject(draftKey(articleId), JSON.stringify(fields), 'application/json');
}

export const deleteDraftFields = (articleId: string): Promise<void> => dropObjects([draftKey(articleId)]);

/** Deletes what nobody asks for any more. One that stays costs a few bytes and nothing else, so a failure is only noted. */
export async function dropObjects(keys: readonly string[]): Promise<void> {
  const { deleteObject } = await objects();
  const dropped = await Promise.allSettled([...new Set(keys)].map(deleteObject));
  for (const { reason } of dropped.filter((each) => each.status === 'rejected'))
    logger.warn('an object stays', { error: reason as Error });
}
