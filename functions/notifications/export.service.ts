import { allBroadcasts } from './broadcast.repo.ts';
import { allOwn, allReceipts, type Receipt } from './notification.repo.ts';
import { findLastOffers } from './offer.repo.ts';

interface Marks {
  readonly shown_at: string | null;
  readonly dismissed_at: string | null;
}
interface Told extends Marks {
  readonly id: string;
  readonly title: string;
  readonly message: string;
  readonly notification_type: string;
  readonly discount_code: string | null;
  readonly discount_percentage: number | null;
  readonly expires_at: string | null;
  readonly created_at: string;
}

/** A person's notifications, dismissed or not, and when they were shown and dismissed. */
export interface NotificationExport {
  readonly notifications: readonly Told[];
  /** Broadcasts that were shown. A deleted one no longer has a title. */
  readonly announcements: readonly (Marks & { readonly id: string; readonly title: string | null })[];
  readonly last_wishlist_offer: string | null;
}

const marks = ({ shown_at, dismissed_at }: Partial<Pick<Receipt, keyof Marks>>): Marks => ({
  shown_at: shown_at ?? null,
  dismissed_at: dismissed_at ?? null,
});

async function titlesOf(receipts: readonly Receipt[]): Promise<ReadonlyMap<string, string>> {
  if (receipts.length === 0) return new Map();
  return new Map((await allBroadcasts()).map(({ id, title }) => [id, title]));
}

/** Everything that this domain stores about a person, for their export. */
export async function exportNotifications(userId: string): Promise<NotificationExport> {
  const [own, receipts, offers] = await Promise.all([allOwn(userId), allReceipts(userId), findLastOffers([userId])]);
  const titles = await titlesOf(receipts);
  return {
    notifications: own.map((told) => ({
      id: told.id,
      title: told.title,
      message: told.message,
      notification_type: told.notification_type,
      discount_code: told.discount_code ?? null,
      discount_percentage: told.discount_percentage ?? null,
      expires_at: told.expires_at ?? null,
      created_at: told.created_at,
      ...marks(told),
    })),
    announcements: receipts.map((receipt) => ({
      id: receipt.broadcast_id,
      title: titles.get(receipt.broadcast_id) ?? null,
      ...marks(receipt),
    })),
    last_wishlist_offer: offers.get(userId) ?? null,
  };
}
