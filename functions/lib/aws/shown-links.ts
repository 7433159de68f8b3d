import { GetObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { now } from '../clock.ts';
import { bucket, client } from './content-bucket.ts';

/** How long links work. */
export interface LinkLife {
  /** Links that are asked for within so many seconds are the same, so that browsers know what they have loaded. */
  readonly same: number;
  /** Seconds that each works at least. */
  readonly works: number;
}

/**
 * Links to objects that never change, for pages that show them. Nothing is asked of the bucket: a link to no object is
 * answered by it with 404.
 */
export function linksToShow(keys: readonly string[], { same, works }: LinkLife): Promise<string[]> {
  const signingDate = new Date(Math.floor(now() / (same * 1000)) * same * 1000);
  const ResponseCacheControl = `private, max-age=${same + works}, immutable`;
  return Promise.all(
    keys.map((Key) => {
      const command = new GetObjectCommand({ Bucket: bucket(), Key, ResponseCacheControl });
      return getSignedUrl(client, command, { expiresIn: same + works, signingDate });
    }),
  );
}
