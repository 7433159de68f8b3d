import { S3Error } from './errors.ts';

/** Percent-encoding as SigV4 defines it: everything but the unreserved characters of RFC 3986. */
export function uriEncode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

export function uriEncodePath(path: string): string {
  return path.split('/').map(uriEncode).join('/');
}

export function uriDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new S3Error('InvalidURI');
  }
}

/** A query string in the order received. Not URLSearchParams, which repairs broken encodings instead of failing. */
export class Query {
  readonly #pairs: readonly (readonly [name: string, value: string])[];

  constructor(raw: string) {
    this.#pairs = raw
      .split('&')
      .filter((pair) => pair !== '')
      .map((pair) => {
        const equals = pair.indexOf('=');
        const [name, value] = equals < 0 ? [pair, ''] : [pair.slice(0, equals), pair.slice(equals + 1)];
        return [uriDecode(name.replaceAll('+', ' ')), uriDecode(value.replaceAll('+', ' '))] as const;
      });
  }

  get(name: string): string | undefined {
    return this.#pairs.find(([candidate]) => candidate === name)?.[1];
  }

  has(name: string): boolean {
    return this.#pairs.some(([candidate]) => candidate === name);
  }

  [Symbol.iterator](): Iterator<readonly [name: string, value: string]> {
    return this.#pairs[Symbol.iterator]();
  }
}
