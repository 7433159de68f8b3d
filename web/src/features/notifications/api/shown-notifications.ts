import type { Notification } from '#shared/notifications/notification.ts';
import { href } from '#shared/pages/href.ts';

/** A notification that expires within this time ends soon. Milliseconds. */
const soon = 2 * 60 * 60 * 1000;

export const endsSoon = ({ expires_at }: Pick<Notification, 'expires_at'>, now: number): boolean =>
  expires_at !== null && Date.parse(expires_at) - now <= soon;

/** The target of Shop Now. */
export const shopOf = ({ notification_type }: Pick<Notification, 'notification_type'>): string =>
  notification_type === 'wishlist' ? href('library') : href('marketplace');

/** The notifications shown to a user since the page was loaded. Reset when the user changes. */
export class ShownNotifications {
  #user: string | undefined;
  readonly #shown = new Set<string>();

  /** The notification to pop up: the first, unless one was shown already. */
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
