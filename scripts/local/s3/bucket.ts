import { join } from 'node:path';
import { assertCorsRules, type CorsRule } from './cors/cors.ts';
import { UploadStore } from './multipart/uploads.ts';
import { ObjectStore } from './object/objects.ts';

export interface BucketOptions {
  readonly cors?: readonly CorsRule[];
}

export interface Bucket {
  readonly name: string;
  readonly cors: readonly CorsRule[];
  readonly objects: ObjectStore;
  readonly uploads: UploadStore;
}

/** Opens what an earlier run left in the directory. The rules are not stored there; they come from the template. */
export function openBucket(
  { root, name, known }: { root: string; name: string; known: Bucket | undefined },
  options: BucketOptions,
  log: (line: string) => void,
): Bucket {
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name)) throw new TypeError(`"${name}" is not a valid bucket name.`);
  assertCorsRules(options.cors ?? []);
  return {
    name,
    cors: options.cors ?? [],
    // A bucket declared again keeps its stores: reopening them would delete files that are being written.
    objects: known?.objects ?? new ObjectStore(join(root, name, 'objects'), log),
    uploads: known?.uploads ?? new UploadStore(join(root, name, 'uploads'), log),
  };
}
