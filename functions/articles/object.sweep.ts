import { sweepOrphans } from '#lib/objects/orphan-sweep.ts';
import { articleOrphansAmong } from './article/article.objects.ts';

/** Every hour: deletes texts and drafts that no item refers to. */
export const handler = (): Promise<void> => sweepOrphans({ prefix: 'articles/', orphansAmong: articleOrphansAmong });
