/** Decompresses WOFF2 fonts. Typeset books use TrueType only. */
export default function decompress(): never {
  throw new Error('WOFF2 fonts are not supported');
}
