import { S3Error } from '../errors.ts';

/** Positions of bytes in an object, both inclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** What the header asks for, perhaps beyond the end; undefined for several ranges and for malformed ones. */
function askedRange(header: string, size: number): Range | undefined {
  const last = /^bytes=-(\d+)$/.exec(header)?.[1];
  if (last !== undefined) return { start: Math.max(0, size - Number(last)), end: size - 1 };
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(header) ?? [];
  const asked = { start: Number(from), end: to ? Number(to) : Number.POSITIVE_INFINITY };
  return asked.start <= asked.end ? asked : undefined;
}

/** The part of an object that a `Range` header asks for; undefined for all of it. Throws if there is no such part. */
export function rangeOf(header: string | undefined, size: number): Range | undefined {
  const asked = askedRange(header ?? '', size);
  if (!asked) return undefined;
  const range = { start: asked.start, end: Math.min(asked.end, size - 1) };
  if (range.start <= range.end) return range;
  throw new S3Error('InvalidRange', undefined, {
    details: { RangeRequested: header ?? '', ActualObjectSize: String(size) },
    headers: { 'content-range': `bytes */${size}` },
  });
}
