import type { LocalClock } from '../aws/service.ts';
import type { Answer } from '../platform/http-message.ts';
import { bucketObject } from './bucket-objects.ts';
import type { StaticFiles } from './static-files.ts';

/** The buckets that are origins of the distribution, by their host names. */
export interface OriginBuckets {
  /** Whether a bucket holds the site itself. */
  isSite(host: string): boolean;
  /** The object at a path, or 304 when the caller has it. */
  get(host: string, path: string, ifNoneMatch?: string): Answer | Promise<Answer>;
}

interface Options {
  /** What the deployments copy into the site's bucket. */
  readonly site: StaticFiles;
  readonly isSite: (host: string) => boolean;
  readonly clock: LocalClock;
}

/** The site's files come from the assembly, as if they were in their bucket; everything else from S3. */
export const originBuckets = ({ site, isSite, clock }: Options): OriginBuckets => ({
  isSite,
  get: (host, path, ifNoneMatch) =>
    isSite(host) ? site.get(path, ifNoneMatch) : bucketObject({ host, path, ifNoneMatch, time: clock.now() }),
});
