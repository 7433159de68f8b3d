import { sweepOrphans } from '#lib/objects/orphan-sweep.ts';
import { originalOrphansAmong } from './file/file.objects.ts';

/** Every hour: deletes files that were sent and that nothing was made of. */
export const handler = (): Promise<void> => sweepOrphans({ prefix: 'originals/', orphansAmong: originalOrphansAmong });
