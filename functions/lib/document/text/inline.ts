import type { Span, Spans } from './block.ts';
import { withoutUnseen } from './clean.ts';
import { escapeInline } from './escape.ts';

/** The number of a note by its key; undefined for a note that is not there. */
export type NoteNumber = (key: string) => number | undefined;

const styleOf = (span: Span): string => [span.bold, span.italic, span.code, span.href ?? ''].join();

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
  return found.filter((span) => span.text !== '' || span.note !== undefined);
}

const address = (href: string): string =>
  href.replace(/[\s()<>"'\\`*|[\]]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`);
export const isWebAddress = (href: string): boolean => /^https?:\/\/\S/i.test(href);

/** Marks around the words, with the spaces at the ends outside: `** a**` would be text. */
function wrapped(text: string, mark: string): string {
  const [, before = '', inner = '', after = ''] = /^( ?)(.*?)( ?)$/s.exec(text) ?? [];
  return inner === '' ? text : `${before}${mark}${inner}${mark}${after}`;
}

function marked(span: Span): string {
  if (span.code && !span.text.includes('`')) return wrapped(span.text, '`');
  const text = escapeInline(span.text);
  const styled = span.bold ? wrapped(text, '**') : span.italic ? wrapped(text, '*') : text;
  if (!span.href || !isWebAddress(span.href)) return styled;
  const [, before = '', inner = '', after = ''] = /^( ?)(.*?)( ?)$/s.exec(styled) ?? [];
  return `${before}[${inner}](${address(span.href)})${after}`;
}

const isMarked = (span: Span | undefined): boolean =>
  span?.note === undefined && Boolean(span?.bold || span?.italic || span?.code);

/** Two marks that touch, `**a***b*`, could be read in two ways: the second span gives its style up. */
function apart(spans: readonly Span[]): Span[] {
  const found: Span[] = [];
  for (const span of spans) {
    const last = found.at(-1);
    const touches = isMarked(last) && isMarked(span) && !last?.text.endsWith(' ') && !span.text.startsWith(' ');
    found.push(touches ? { text: span.text, href: span.href } : span);
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
