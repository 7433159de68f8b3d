import type { Span } from './blocks.ts';

/** A piece of a text: characters to show, or a mark. Offsets are of the text. */
export type Token = { readonly start: number; readonly end: number } & (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string; readonly ticks: number }
  | { readonly kind: 'note'; readonly label: string }
  | { readonly kind: 'bold' | 'italic'; readonly opens: boolean; readonly closes: boolean }
  | { readonly kind: 'bracket' }
  | { readonly kind: 'target'; readonly href: string }
);
type Of<Kind> = Extract<Token, { kind: Kind }>;

/** Two marks that belong together. Ranges of different kinds may overlap, as spans are flat. */
export interface Range {
  readonly open: Token;
  readonly close: Token;
}

const escaped = /\\([!-/:-@[-`{-~])/;
const target = /\]\((https?:\/\/[^\s()<>]*(?:\([^\s()<>]*\)[^\s()<>]*)*)\)/;
const piece = new RegExp(
  [escaped, /(`+)/, /(\*+)/, /\[\^([\w-]{1,32})\]/, /(\[)/, target, /(\])/, /[^\\`*[\]]+|\\/]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

/** Finds where a run of backticks is closed by one of the same length. Asked for places in ascending order. */
function tickRuns(text: string): (length: number, after: number) => number | undefined {
  const starts = new Map<number, { places: number[]; next: number }>();
  for (const { index, 0: run } of text.matchAll(/`+/g)) {
    const known = starts.get(run.length);
    if (known) known.places.push(index);
    else starts.set(run.length, { places: [index], next: 0 });
  }
  return (length, after) => {
    const runs = starts.get(length);
    if (!runs) return undefined;
    while ((runs.places[runs.next] ?? after) < after) runs.next++;
    return runs.places[runs.next];
  };
}

/** Spaces at both ends are there to keep backticks apart. */
const unpadded = (code: string): string => (/^ .*\S.* $/s.test(code) ? code.slice(1, -1) : code);
const isSpace = (char: string | undefined): boolean => char === undefined || /\s/.test(char);
const isWord = (char: string | undefined): boolean => char !== undefined && /\w/.test(char);

/** Marks of a run of stars: `*` italic, `**` bold, `***` both; more of them are text. */
function starsOf(text: string, start: number, length: number): Token[] {
  const [before, after] = [text[start - 1], text[start + length]];
  const [opens, closes] = [!isSpace(after), !isSpace(before)];
  const bold = { kind: 'bold', start, end: start + 2, opens, closes } as const;
  const end = start + length;
  const inWord = { opens: opens && !isWord(before), closes: closes && !isWord(after) };
  const italic = { kind: 'italic', start: end - 1, end, ...inWord } as const;
  if (length === 1) return [italic];
  if (length === 2) return [bold];
  if (length === 3) return [bold, italic];
  return [{ kind: 'text', start, end, text: text.slice(start, end) }];
}

/** Divides a text into tokens, in linear time. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const closing = tickRuns(text);
  const pieces = new RegExp(piece);
  for (let found = pieces.exec(text); found; found = pieces.exec(text)) {
    const [all, literal, ticks, stars, label, bracket, href] = found;
    const place = { start: found.index, end: found.index + all.length };
    const codeEnd = ticks === undefined ? undefined : closing(ticks.length, place.end);
    if (ticks && codeEnd !== undefined) {
      pieces.lastIndex = codeEnd + ticks.length;
      const code = unpadded(text.slice(place.end, codeEnd));
      tokens.push({ kind: 'code', ...place, end: pieces.lastIndex, text: code, ticks: ticks.length });
    } else if (stars) tokens.push(...starsOf(text, place.start, stars.length));
    else if (label) tokens.push({ kind: 'note', ...place, label });
    else if (bracket) tokens.push({ kind: 'bracket', ...place });
    else if (href) tokens.push({ kind: 'target', ...place, href });
    else tokens.push({ kind: 'text', ...place, text: literal ?? all });
  }
  return tokens;
}

function pairsOf(tokens: readonly Token[], kind: 'bold' | 'italic'): Range[] {
  const ranges: Range[] = [];
  let open: Token | undefined;
  for (const token of tokens) {
    if (token.kind !== kind) continue;
    if (open && token.closes) {
      ranges.push({ open, close: token });
      open = undefined;
    } else if (!open && token.opens) open = token;
  }
  return ranges;
}

/** A bracket belongs to the next target, unless a bracket of text is between them. */
function linksOf(tokens: readonly Token[]): Range[] {
  const ranges: Range[] = [];
  let open: Token | undefined;
  for (const token of tokens) {
    if (token.kind === 'bracket') open = token;
    else if (token.kind === 'target') {
      if (open && open.end < token.start) ranges.push({ open, close: token });
      open = undefined;
    } else if (token.kind === 'text' && token.text === ']' && token.end - token.start === 1) open = undefined;
  }
  return ranges;
}

/** All pairs of marks. A mark without its other one is text. */
export const rangesOf = (tokens: readonly Token[]): Range[] => [
  ...pairsOf(tokens, 'bold'),
  ...pairsOf(tokens, 'italic'),
  ...linksOf(tokens),
];

type Style = Omit<Span, 'text' | 'note'>;
const isAlike = (a: Span, b: Span): boolean =>
  a.note === undefined &&
  b.note === undefined &&
  a.bold === b.bold &&
  a.italic === b.italic &&
  a.code === b.code &&
  a.href === b.href;

function styleOf({ kind }: Token, hrefs: string | undefined): Style {
  if (kind === 'bold') return { bold: true };
  if (kind === 'italic') return { italic: true };
  return hrefs === undefined ? {} : { href: hrefs };
}

/** Number of a footnote by its label. */
export type NoteNumber = (label: string) => number;

/** Numbers footnotes in the order in which a text names them first. */
export function noteNumbers(): NoteNumber {
  const numbers = new Map<string, number>();
  return (label) => {
    const number = numbers.get(label) ?? numbers.size + 1;
    numbers.set(label, number);
    return number;
  };
}

/** `a **b** *c*` as spans; an unclosed mark stays text. */
export function spans(text: string, noteNumber: NoteNumber = noteNumbers()): Span[] {
  const tokens = tokensOf(text);
  const opens = new Map(rangesOf(tokens).map(({ open, close }) => [open, close]));
  const closes = new Map([...opens].map(([open, close]) => [close, open]));
  const styles = new Map<Token, Style>();
  const found: Span[] = [];
  const add = (span: Span) => {
    const last = found.at(-1);
    if (last && isAlike(last, span)) found[found.length - 1] = { ...last, text: last.text + span.text };
    else found.push(span);
  };
  for (const token of tokens) {
    const close = opens.get(token);
    const open = closes.get(token);
    const style = Object.assign({}, ...styles.values()) as Style;
    if (close) styles.set(token, styleOf(token, close.kind === 'target' ? close.href : undefined));
    else if (open) styles.delete(open);
    else if (token.kind === 'note') add({ text: '', note: noteNumber(token.label) });
    else if (token.kind === 'code') add({ ...style, text: token.text, code: true });
    else add({ ...style, text: shownOf(token, text) });
  }
  return found.filter((span) => span.text !== '' || span.note !== undefined);
}

const shownOf = (token: Exclude<Token, Of<'code' | 'note'>>, text: string): string =>
  token.kind === 'text' ? token.text : text.slice(token.start, token.end);
