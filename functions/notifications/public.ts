import type { LoadPersonalData } from '#lib/person/personal-data.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import { brand } from '#shared/brand.ts';
import { notificationItem } from './notification.repo.ts';

/** What other domains may ask of notifications. */

/** What this domain keeps about a person. */
export const personalData: LoadPersonalData = async () => (await import('./personal-data.ts')).personalData;

/** Part of the transaction that makes an account: the first thing its owner is told. */
export const welcomeItem = (userId: string): TransactItem =>
  notificationItem(userId, {
    notification_type: 'other',
    title: `Welcome to ${brand.name}`,
    message: 'Your library is open. A free ebook is a good way to begin, and what you wish for is kept for you.',
  });
