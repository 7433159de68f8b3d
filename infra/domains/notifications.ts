import type { DomainFunction } from '../constructs/domain-function.ts';
import { grantTableWrite } from '../constructs/grants.ts';
import { sweepEvery } from '../constructs/schedule.ts';
import type { DomainStack } from '../stacks/domain-stack.ts';

export function notifications(stack: DomainStack): DomainFunction {
  const offers = stack.worker('Offers', 'offer.sweep.ts', 'Sends offers for wishlists');
  stack.readsSettings(offers);
  grantTableWrite(offers, stack.from.data.table);
  sweepEvery(stack, 'OfferSweep', 60, offers);
  return stack.managed('Notifications, personal and broadcast');
}
