import { workOnExports } from './export-writing.service.ts';

/** Runs every few minutes. */
export const handler = (): Promise<{ found: number }> => workOnExports();
