import type { Notification } from '#shared/notifications/notification.ts';
import { href } from '#shared/pages/href.ts';
import type { KeyValueStorage } from '#web/lib/session/session-storage.ts';

/** A notification that expires within this time ends soon. Milliseconds. */
const soon = 2 * 60 * 60 * 1000;

export const endsSoon = ({ expires_at }: Pick<Notification, 'expires_at'>, now: number): boolean =>
  expires_at !== null && Date.parse(expires_at) - now <= soon;

/** The target of Shop Now. */
export const shopOf = ({ notification_type }: Pick<Notification, 'notification_type'>): string =>
  notification_type === 'wishlist' ? href('library') : href('marketplace');

const key = 'notification-shown';

/** Remembers that a user was shown a notification, as long as the storage lasts: one tab. Reset for another user. */
export class ShownNotifications {
  readonly #storage: KeyValueStorage;

  constructor(storage: KeyValueStorage) {
    this.#storage = storage;
  }

  /** The notification to pop up: the first, unless one was shown already. */
  first<T>(user: string, notifications: readonly T[]): T | undefined {
    const [first] = notifications;
    if (!first || this.#storage.getItem(key) === user) return undefined;
    this.#storage.setItem(key, user);
    return first;
  }
}
