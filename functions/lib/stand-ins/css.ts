/** Parses style attributes, which the sanitiser drops unread. */
export function parse(): never {
  throw new Error('Style attributes are not supported');
}
