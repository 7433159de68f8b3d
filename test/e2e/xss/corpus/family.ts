/**
 * A string that runs `xss()` where it is taken for markup, an address or a script. The call is written with its own
 * number later, so that an execution names its string. A function builds one whose call is encoded.
 */
export type Recipe = string | ((call: string) => string);

const hex = (char: string) => char.charCodeAt(0).toString(16);

/** `&#120;` for each character. */
export const decimalEntities = (text: string): string => [...text].map((char) => `&#${char.charCodeAt(0)};`).join('');
/** `&#x78;` for each character; `end` is the reference's terminator, which may be missing. */
export const hexEntities = (text: string, end = ';'): string =>
  [...text].map((char) => `&#x${hex(char)}${end}`).join('');
/** `\u0078` for each character. */
export const scriptEscapes = (text: string): string =>
  [...text].map((char) => `\\u${hex(char).padStart(4, '0')}`).join('');
/** `%78` for each character. */
export const percents = (text: string): string => [...text].map((char) => `%${hex(char).padStart(2, '0')}`).join('');
/** `\78 ` for each character, as CSS reads it. */
export const cssEscapes = (text: string): string => [...text].map((char) => `\\${hex(char)} `).join('');
export const base64 = (text: string): string => btoa(text);
