import { withoutUnseen } from '#shared/kernel/unseen.ts';
import type { Span, Spans } from './block.ts';
import { escapeInline, escapeLink } from './escape.ts';

/** The number of a note by its key; undefined for a note that is not there. */
export type NoteNumber = (key: string) => number | undefined;

const styleOf = (span: Span): string => [span.bold, span.italic, span.code, span.href ?? ''].join();

/** Code with backticks in it is text: no mark would hold it. */
const withoutTicks = (span: Span): Span => (span.text.includes('`') ? { ...span, code: false } : span);

/** One span for neighbours of one style, white space as single spaces, none at either end. */
function merged(spans: Spans): Span[] {
  const found: Span[] = [];
  let endsInSpace = true;
  for (const span of spans) {
    const spaced = withoutUnseen(span.text).replace(/\s+/g, ' ');
    const text: string = endsInSpace ? spaced.trimStart() : spaced;
    if (text === '' && span.note === undefined) continue;
    const last = found.at(-1);
    const joins = last && last.note === undefined && span.note === undefined && styleOf(last) === styleOf(span);
    if (joins) found[found.length - 1] = { ...last, text: last.text + text };
    else found.push({ ...span, text });
    if (text !== '') endsInSpace = text.endsWith(' ');
  }
  const last = found.findLastIndex((span) => span.text !== '');
  const end = found[last];
  if (end) found[last] = { ...end, text: end.text.trimEnd() };
  return found.filter((span) => span.text !== '' || span.note !== undefined).map(withoutTicks);
}

const address = (href: string): string =>
  href.replace(/[\s()<>"'\\`*|[\]]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`);
const isWebAddress = (href: string): boolean => /^https?:\/\/\S/i.test(href);

/** The Markdown of words without a space at either end. */
function core(words: string, span: Span): string {
  if (span.code) return `\`${words}\``;
  const isLink = span.href !== undefined && isWebAddress(span.href);
  const text = isLink ? escapeLink(words) : escapeInline(words);
  const mark = span.bold ? '**' : span.italic ? '*' : '';
  return isLink ? `[${mark}${text}${mark}](${address(span.href ?? '')})` : `${mark}${text}${mark}`;
}

/** The spaces at the ends stay outside of the marks: `** a**` would be text. */
function marked(span: Span): string {
  const [, before = '', words = '', after = ''] = /^( ?)(.*?)( ?)$/s.exec(span.text) ?? [];
  return words === '' ? span.text : `${before}${core(words, span)}${after}`;
}

const isMarked = (span: Span | undefined): boolean =>
  span?.note === undefined && Boolean(span?.bold || span?.italic || span?.code);
const endsInWord = (span: Span | undefined): boolean => /\w$/.test(span?.text ?? '');
const startsWithWord = (span: Span | undefined): boolean => /^\w/.test(span?.text ?? '');

/** A single star within a word is no mark. */
const isInWord = (span: Span, before: Span | undefined, after: Span | undefined): boolean =>
  Boolean(span.italic && !span.bold && !span.code) && (endsInWord(before) || startsWithWord(after));

/** Two marks that touch, `**a***b*`, could be read in two ways: the second span gives its style up. */
function apart(spans: readonly Span[]): Span[] {
  const found: Span[] = [];
  for (const [at, span] of spans.entries()) {
    const last = found.at(-1);
    const touches = isMarked(last) && isMarked(span) && !last?.text.endsWith(' ') && !span.text.startsWith(' ');
    const givesUp = touches || isInWord(span, last, spans[at + 1]);
    found.push(givesUp ? { text: span.text, href: span.href } : span);
  }
  return found;
}

/** One line of Markdown. */
export function inlineMarkdown(spans: Spans, noteNumber: NoteNumber): string {
  return apart(merged(spans))
    .map((span) => {
      if (span.note === undefined) return marked(span);
      const number = noteNumber(span.note);
      return number === undefined ? '' : `[^${number}]`;
    })
    .join('')
    .trim();
}
