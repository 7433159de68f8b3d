import type { StoredFile } from './file.repo.ts';

/** Where the original of a completed upload stays. */
export const originalKey = (id: string): string => `originals/${id}`;

/** The same of a file of subscribers: the bucket keeps no older version of these, so that its people are forgotten with it. */
export const subscriberFileKey = (id: string): string => `originals/subscribers/${id}`;

/** Where a file stays, which depends on what it is for. */
export const keyOf = ({ id, purpose }: Pick<StoredFile, 'id' | 'purpose'>): string =>
  purpose === 'subscribers' ? subscriberFileKey(id) : originalKey(id);

/** The upload that an object is the original of; undefined for any other object. */
export const uploadOf = (key: string): string | undefined =>
  /^originals\/(?:subscribers\/)?(upl_[0-9A-Z]{26})$/.exec(key)?.[1];
