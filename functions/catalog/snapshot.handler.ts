import { buildWhenNeeded } from './snapshot/snapshot.service.ts';

/** Runs when a card changes, and every minute as a sweep for missed changes. */
export const handler = (event: { 'detail-type'?: string }): Promise<void> =>
  buildWhenNeeded(event['detail-type'] !== 'card.changed');
