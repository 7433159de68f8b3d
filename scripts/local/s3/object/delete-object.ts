import type { Context, S3Response } from '../operation.ts';
import { checkWrite } from './preconditions.ts';

/** Deleting a missing object succeeds, as always in S3. */
export function deleteObject({ request, bucket }: Context): S3Response {
  if (request.headers['if-match'] !== undefined) checkWrite(request.headers, bucket.objects.get(request.key));
  bucket.objects.delete(request.key);
  return { status: 204 };
}
