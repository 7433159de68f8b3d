import type { Notification } from '#shared/notifications/notification.ts';
import { href } from '#shared/pages/href.ts';

/** A notification that ends within this time is about to go. Milliseconds. */
const soon = 2 * 60 * 60 * 1000;

export const endsSoon = ({ expires_at }: Pick<Notification, 'expires_at'>, now: number): boolean =>
  expires_at !== null && Date.parse(expires_at) - now <= soon;

/** Where Shop Now leads. */
export const shopOf = ({ notification_type }: Pick<Notification, 'notification_type'>): string =>
  notification_type === 'wishlist' ? href('library') : href('marketplace');

/** What a person was shown since the page was loaded. Somebody else begins anew. */
export class ShownNotifications {
  #user: string | undefined;
  readonly #shown = new Set<string>();

  /** The one to show by itself: the first, if nothing was shown yet. */
  first<T extends { readonly id: string }>(user: string, notifications: readonly T[]): T | undefined {
    if (user !== this.#user) {
      this.#user = user;
      this.#shown.clear();
    }
    const [first] = notifications;
    if (!first || this.#shown.size > 0) return undefined;
    this.#shown.add(first.id);
    return first;
  }
}
