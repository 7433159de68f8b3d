import { now } from '#lib/clock.ts';
import { pageOf } from '#lib/table/page.ts';
import { type AdminDiscount, type DiscountSummary, isOffered } from '#shared/commerce/discount.ts';
import type { Page, PageQuery } from '#shared/kernel/page.ts';
import { hasWords, wordsOf } from '#shared/kernel/words.ts';
import { findUsesOfAll } from './code-use.repo.ts';
import { findSharedDiscounts, toAdminDiscount } from './discount.repo.ts';

interface DiscountListQuery extends PageQuery {
  readonly search?: string | undefined;
  readonly type?: AdminDiscount['type'] | undefined;
  readonly status?: 'active' | 'inactive' | undefined;
}

/** Discounts and codes, newest first. Admins write each by hand, so there are few enough to read them all. */
export async function listDiscounts(query: DiscountListQuery): Promise<Page<AdminDiscount>> {
  const { search, type, status } = query;
  const wanted = (await findSharedDiscounts()).filter(
    (discount) =>
      hasWords(wordsOf(discount.name, discount.code ?? ''), search) &&
      (type === undefined || discount.type === type) &&
      (status === undefined || discount.active === (status === 'active')),
  );
  const page = pageOf(wanted, query);
  const uses = await findUsesOfAll(page.items.flatMap(({ id, code }) => (code ? [id] : [])));
  return { ...page, items: page.items.map((item) => toAdminDiscount(item, uses)) };
}

/** `active` counts what is offered right now. */
export async function discountSummary(): Promise<DiscountSummary> {
  const all = (await findSharedDiscounts()).map((item) => toAdminDiscount(item));
  const count = (which: (discount: AdminDiscount) => boolean) => all.filter(which).length;
  return {
    total: all.length,
    percentage: count(({ type }) => type === 'percentage'),
    fixed: count(({ type }) => type === 'fixed'),
    active: count((discount) => isOffered(discount, now())),
    codes: count(({ code }) => code !== null),
  };
}
