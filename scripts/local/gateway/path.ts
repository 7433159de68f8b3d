/** A request's path as the gateway works with it. */
export interface DecodedPath {
  /** What routes are matched with. */
  readonly matched: string;
  /** What a function gets as `rawPath`. */
  readonly raw: string;
}

/**
 * An HTTP API decodes a path twice: once before it looks for the route, ignoring what follows a `?` that was encoded,
 * and again for the function. So `%2F` separates segments, `%252F` is a slash within one, `%3F` ends the path, and a
 * path with a single encoded `%25` is refused. Undocumented; as observed on AWS. Undefined for a path to refuse.
 */
export function decodePath(path: string): DecodedPath | undefined {
  try {
    const [matched = ''] = decodeURIComponent(path).split('?', 1);
    return { matched, raw: decodeURIComponent(matched) };
  } catch {
    return undefined;
  }
}
