import type { Grant } from '#functions/library/public.ts';
import type { LicensedCopy } from './licensed-copy.repo.ts';

/** A copy that was paid for with an order. Gifts and free ebooks are nobody's in particular. */
export type Bought = Grant & { readonly order_id: string };

export const isBought = <G extends Grant>(grant: G | undefined): grant is G & Bought =>
  grant !== undefined && grant.order_id !== null && grant.paid > 0;

/** The reason that EPUBs which were sent had before they could be marked: they are tried again. */
const outdated = 'without colophon';

/** Whether a copy is of this file and order. */
export const isCurrent = (copy: LicensedCopy | undefined, source: string, { order_id }: Bought): copy is LicensedCopy =>
  copy?.source === source && copy.order_id === order_id && copy.unmarked !== outdated;
