import { S3Error } from '../errors.ts';
import type { Headers } from '../request.ts';
import type { StoredObject } from './objects.ts';

type Outcome = 'proceed' | 'not-modified';

interface Conditions {
  readonly ifMatch: string | undefined;
  readonly ifNoneMatch: string | undefined;
  readonly ifModifiedSince: string | undefined;
  readonly ifUnmodifiedSince: string | undefined;
}

/** For reads: 412 is thrown, 304 returned. */
export function checkRead(headers: Headers, object: StoredObject): Outcome {
  return evaluate(readConditions(headers), object);
}

/** For writes. Must be called in the same turn as the commit, so that only one of two writers can be first. */
export function checkWrite(headers: Headers, current: StoredObject | undefined): void {
  const { ifMatch, ifNoneMatch } = readConditions(headers);
  if (ifNoneMatch !== undefined && ifNoneMatch !== '*') {
    throw new S3Error('NotImplemented', undefined, { details: { Header: 'If-None-Match' } });
  }
  if (ifNoneMatch === '*' && current) failed('If-None-Match');
  if (ifMatch === undefined) return;
  if (!current) throw new S3Error('NoSuchKey');
  if (!matches(ifMatch, current.etag)) failed('If-Match');
}

function readConditions(headers: Headers): Conditions {
  return {
    ifMatch: headers['if-match'],
    ifNoneMatch: headers['if-none-match'],
    ifModifiedSince: headers['if-modified-since'],
    ifUnmodifiedSince: headers['if-unmodified-since'],
  };
}

/** Ordered as in RFC 9110: a condition on the tag overrides the one on the time. */
function evaluate(conditions: Conditions, object: StoredObject): Outcome {
  if (conditions.ifMatch !== undefined) {
    if (!matches(conditions.ifMatch, object.etag)) failed('If-Match');
  } else if (modifiedSince(object, conditions.ifUnmodifiedSince) === true) failed('If-Unmodified-Since');
  if (conditions.ifNoneMatch !== undefined) {
    return matches(conditions.ifNoneMatch, object.etag) ? 'not-modified' : 'proceed';
  }
  return modifiedSince(object, conditions.ifModifiedSince) === false ? 'not-modified' : 'proceed';
}

/** Undefined if the header is missing or not a date, which is treated alike. */
function modifiedSince(object: StoredObject, header: string | undefined): boolean | undefined {
  const time = Date.parse(header ?? '');
  return Number.isNaN(time) ? undefined : Math.floor(object.lastModified / 1000) * 1000 > time;
}

function matches(header: string, etag: string): boolean {
  const tags = header.split(',').map(bareTag);
  return tags.includes('*') || tags.includes(bareTag(etag));
}

export function bareTag(tag: string): string {
  return tag.trim().replace(/^W\//, '').replaceAll('"', '');
}

function failed(condition: string): never {
  throw new S3Error('PreconditionFailed', undefined, { details: { Condition: condition } });
}
