import { aiTools } from './ai-tool.service.ts';

/** Runs every hour. */
export const handler = aiTools.purgeDue;
