import { makeOffers } from './offer.service.ts';

/** Runs every hour; a wish is due a day after it was added. */
export const handler = (): Promise<{ looked_at: number; offered: number }> => makeOffers();
