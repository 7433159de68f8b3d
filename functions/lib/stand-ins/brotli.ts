/** Opens WOFF2 fonts. The faces of typeset books are TrueType. */
export default function decompress(): never {
  throw new Error('WOFF2 fonts are not supported');
}
