import { sanitiseHtml } from '#functions/lib/html.ts';
import { corpus } from './corpus.ts';

/** Strings that leave what follows them alone; the others swallow it: unfinished elements, comments, raw text. */
const leaves = (html: string) => sanitiseHtml(`${html}<p>after</p>`).endsWith('<p>after</p>');
const finished = corpus.filter(leaves);
const unfinished = corpus.filter((html) => !leaves(html));

/** HTML of nearly all strings; each number ends with a different unfinished one. */
export const htmlText = (number: number): string => [...finished, unfinished[number % unfinished.length]].join('\n');
