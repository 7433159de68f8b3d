import { buildWhenNeeded } from './snapshot/snapshot.service.ts';

/** Called when a card changed, and each minute as a sweep for what such a call may have missed. */
export const handler = (event: { 'detail-type'?: string }): Promise<void> =>
  buildWhenNeeded(event['detail-type'] !== 'card.changed');
