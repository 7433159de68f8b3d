/* Typographer's quotes, set once in what people read. Never in code, ids, prompts or files of data. */

/** What a quote opens after: nothing, a space, a bracket, a dash. */
const opens = /^$|[\s([{<|/–—-]$/u;

/** Emphasis and other quotes do not count: the quote in `**"Word"**` follows what is before the stars. */
const marks = /[*_"']+$/;

const longestMarks = 8;

/**
 * A text with typographer's quotes: `"It's"` becomes `“It’s”`. What is set already stays. `before` is the text in front
 * of it, if this is only a part.
 */
export const curly = (text: string, before = ''): string =>
  text.replace(/["']/g, (quote, at: number) => {
    const front = before.slice(-longestMarks) + text.slice(Math.max(0, at - longestMarks), at);
    const isAfterOpening = opens.test(front.replace(marks, ''));
    const after = text.charAt(at + 1);
    if (quote === '"') return isAfterOpening && !/\s/.test(after) ? '“' : '”';
    // An apostrophe, also before a year ('90s), unless it opens a quotation.
    return isAfterOpening && !/[\s\d]/.test(after) ? '‘' : '’';
  });

/** A tag, its attributes whole; a quote as an entity; or text. */
const pieces = /<(?:"[^"]*"|'[^']*'|[^<>"'])*>|&(?:quot|#39|apos);|[^<&]+|[<&]/g;
const entities: Readonly<Record<string, string>> = { '&quot;': '"', '&#39;': "'", '&apos;': "'" };

/** Elements inside a sentence; all others begin a new one. */
const isInline = (tag: string): boolean => /^<\/?(?:a|abbr|b|code|em|i|kbd|mark|s|small|strong|sub|sup|u)\b/i.test(tag);
const verbatim = /^<(\/?)(?:code|kbd|pre)\b/i;

/** HTML with typographer's quotes in its text, but for code. Tags and attributes stay as they are. */
export function curlyHtml(html: string): string {
  let before = '';
  let codeDepth = 0;
  return html.replace(pieces, (piece) => {
    if (piece.startsWith('<') && piece.length > 1) {
      const code = verbatim.exec(piece);
      if (code) codeDepth += code[1] ? -1 : 1;
      if (!isInline(piece)) before = '';
      return piece;
    }
    if (codeDepth > 0) {
      before = piece;
      return piece;
    }
    const set = curly(entities[piece] ?? piece, before);
    before = (before + set).slice(-longestMarks);
    return set;
  });
}
