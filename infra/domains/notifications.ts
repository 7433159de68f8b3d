import { grantTableWrite } from '../constructs/grants.ts';
import { sweepEvery } from '../constructs/schedule.ts';
import type { DomainParts } from './domain-parts.ts';

export function notifications(parts: DomainParts): void {
  parts.managed('notifications', 'Notifications: of one person, to many');
  const offers = parts.worker('WishlistOffers', 'notifications/offer.sweep.ts', 'Offers people what they wish');
  grantTableWrite(offers, parts.from.data.table);
  sweepEvery(parts.stack, 'OfferSweep', 60, offers);
}
