/** The package has no types of its own. */
declare module 'hyphen/en/index.js' {
  interface Hyphenator {
    /** Puts a soft hyphen wherever a word of a text may be divided. */
    hyphenateSync(text: string): string;
  }
  const english: Hyphenator;
  export = english;
}
