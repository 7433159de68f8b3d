import { invalid } from '#lib/errors.ts';
import { cut } from '#shared/kernel/text.ts';

const excerptLength = 160;

/** The sanitiser, loaded only on a save: readers never wait for it. */
const html = () => import('#lib/html.ts');

/** The beginning of a text without its footnotes, for articles without an excerpt. */
export const excerptOf = async (text: string): Promise<string> =>
  cut((await html()).textBesideNotes(text), excerptLength);

/** Sanitises a text; 422 when nothing is left of it. */
export async function cleaned(text: string, message: string): Promise<string> {
  const clean = (await html()).sanitiseHtml(text);
  if (!clean) throw invalid('content', message);
  return clean;
}
