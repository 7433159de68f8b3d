/** Characters that the serif faces have. */
const inSerif =
  /[ -~\u00A0-\u012B\u012E-\u0131\u0134-\u0165\u0168-\u017F\u0192\u0218-\u021B\u0259\u02BC\u02C6\u02C7\u02D8-\u02DD\u0386-\u038A\u038C\u038E-\u03A1\u03A3-\u03CE\u0401-\u045F\u0490\u0491\u1E9E\u2010\u2012-\u2015\u2018-\u201A\u201C-\u201E\u2020-\u2022\u2026\u2030\u2032\u2033\u2039\u203A\u2044\u20AC\u2113\u2116\u2122\u2126\u2190-\u2193\u2212\u2215\u221A\u221E\u2248\u2260\u2264\u2265\u2713\uFB01\uFB02]/u;

/** Characters that the monospaced face has, among them those that draw boxes. */
const inMono =
  /[ -~\u00A0-\u017F\u0192\u0218-\u021B\u02C6\u02C7\u02D8-\u02DD\u03C0\u0401-\u045F\u0490\u0491\u1E9E\u2013\u2014\u2018-\u201A\u201C-\u201E\u2020-\u2022\u2026\u2030\u2032\u2033\u2039\u203A\u2044\u20AC\u2116\u2122\u2190-\u2193\u2212\u2215\u221A\u221E\u2248\u2260\u2264\u2265\u2500-\u259F\u2713]/u;

/** Replacements for characters that no face has. */
const nearest: Readonly<Record<string, string>> = {
  '\u2011': '-',
  '\u201B': '‘',
  '\u201F': '“',
  '\u2010': '-',
  '\u2192': '→',
  '\u21D2': '→',
  '\u27A4': '→',
  '\u2023': '•',
  '\u25CF': '•',
  '\u25E6': '•',
  '\u2043': '•',
  '\u2714': '✓',
  '\u2705': '✓',
  '\u2717': '×',
  '\u274C': '×',
  '\u2500': '—',
};
const invisible = /[\p{Cc}\p{Cf}\p{Mn}]/u;
const anySpace = /\s/u;

/** Replaces characters that no face has: by a similar one, the letter without its accent, or a question mark. */
export function printable(text: string, face: 'serif' | 'mono' = 'serif'): string {
  const inFace = face === 'mono' ? inMono : inSerif;
  let out = '';
  for (const char of text.normalize('NFC')) {
    if (inFace.test(char)) out += char;
    else if (anySpace.test(char)) out += ' ';
    else out += nearest[char] ?? withoutAccent(char, inFace);
  }
  return out;
}

function withoutAccent(char: string, inFace: RegExp): string {
  const plain = [...char.normalize('NFKD')].filter((part) => inFace.test(part)).join('');
  if (plain) return plain;
  return invisible.test(char) ? '' : '?';
}

/** Whether there are characters in a text that no face can show. */
export const losesSomething = (text: string): boolean =>
  [...new Set(text.normalize('NFC'))].some(
    (char) => char !== '?' && (['serif', 'mono'] as const).every((face) => printable(char, face) === '?'),
  );
