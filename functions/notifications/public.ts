import type { LoadPersonalData } from '#lib/person/personal-data.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import { brand } from '#shared/brand.ts';
import { notificationItem } from './notification.repo.ts';

/** What other domains may use of notifications. */

/** What this domain stores about a person. */
export const personalData: LoadPersonalData = async () => (await import('./personal-data.ts')).personalData;

/** Part of the transaction that creates an account: its owner's first notification. */
export const welcomeItem = (userId: string): TransactItem =>
  notificationItem(userId, {
    notification_type: 'other',
    title: `Welcome to ${brand.name}`,
    message:
      'Your library is open. A free ebook is a good place to start, and your wishlist keeps what you want to read next.',
  });
