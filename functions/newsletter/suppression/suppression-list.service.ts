import type { Actor } from '#lib/actor.ts';
import { auditItem } from '#lib/audit/audit.ts';
import { now } from '#lib/clock.ts';
import { conflict } from '#lib/errors.ts';
import { masked } from '#lib/mail/masked.ts';
import type { Page, PageQuery } from '#shared/kernel/page.ts';
import type { SuppressionFilter } from '#shared/newsletter/api.ts';
import type { Suppression } from '#shared/newsletter/suppression.ts';
import { changeSubscriber, findSubscriber } from '../subscriber/subscriber.repo.ts';
import { leaving } from '../subscriber/subscriber.rules.ts';
import { noSubscriber } from './no-subscriber.ts';
import { findSuppression, listItem, listSuppressions, type StoredSuppression } from './suppression.repo.ts';

const toSuppression = ({ email, reason, at }: StoredSuppression): Suppression => ({ id: email, email, reason, at });

/** A page of the suppression list. */
export async function adminListSuppressions({
  search,
  reason,
  ...page
}: PageQuery & SuppressionFilter): Promise<Page<Suppression>> {
  const { items, next } = await listSuppressions({ search, reason }, page);
  return { items: items.map(toSuppression), next };
}

/** An admin enters an address whose owner wants no mail: list, subscription and audit row are one transaction. */
export async function suppressByHand(actor: Actor, email: string): Promise<void> {
  const [listed, known] = await Promise.all([findSuppression(email), findSubscriber(email)]);
  if (listed) throw conflict('This address is on the suppression list already');
  const target = { id: known?.id ?? noSubscriber, name: masked(email) };
  const row = auditItem(actor, { action: 'suppression.added', target, after: { reason: 'manual' } });
  await changeSubscriber(email, (before) => ({
    after: before && before.status !== 'suppressed' ? leaving(before, 'suppressed', now(), 'manual') : undefined,
    also: [listItem(email, 'manual'), row],
  }));
}
