import { purgeTrash } from './ebook/trash.service.ts';

/** Runs every hour. */
export const handler = (): Promise<{ found: number; purged: number }> => purgeTrash();
