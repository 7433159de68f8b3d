import { finishDeletions } from './deletion.service.ts';

/** Runs every few minutes. */
export const handler = (): Promise<{ found: number; finished: number }> => finishDeletions();
