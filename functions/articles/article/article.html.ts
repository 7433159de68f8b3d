import { invalid } from '#lib/errors.ts';
import { cut } from '#shared/kernel/text.ts';

const excerptLength = 160;

/** The sanitiser, loaded when somebody writes: readers never wait for it. */
const html = () => import('#lib/html.ts');

/** The beginning of a text, for articles without an excerpt of their own. */
export const excerptOf = async (text: string): Promise<string> => cut((await html()).textOfHtml(text), excerptLength);

/** Sanitised, and refused when nothing is left of it. */
export async function cleaned(text: string, message: string): Promise<string> {
  const clean = (await html()).sanitiseHtml(text);
  if (!clean) throw invalid('content', message);
  return clean;
}
