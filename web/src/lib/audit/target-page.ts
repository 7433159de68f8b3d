import { href } from '#shared/pages/href.ts';
import type { AuditRow } from '#shared/settings/audit.ts';
import { partsOf } from '#shared/settings/audit-words/act-words.ts';

type Target = Pick<AuditRow, 'target_id' | 'target_name'>;

const ownPage =
  (name: 'adminArticle' | 'adminNewsletterIssue' | 'adminOrder' | 'adminUser' | 'adminInquiry' | 'adminGeneration') =>
  (target: Target) =>
    href(name, { id: target.target_id });

/** Acts on a newsletter that is out: its page can no longer be written on. */
const sendingActs = new Set(['sending', 'paused', 'resumed', 'stopped', 'finished', 'resent']);

/** Where each kind of thing is managed: on its own page, or in a list that finds it by its name. */
const sections: Readonly<Record<string, (target: Target) => string>> = {
  ebook: ({ target_name: search }) => href('adminEbooks', { search }),
  framework: ({ target_name: search }) => href('adminFrameworks', { search }),
  category: ({ target_name: search }) => href('adminTags', { tab: 'categories', search }),
  tag: ({ target_name: search }) => href('adminTags', { search }),
  ai_tool: ({ target_name: search }) => href('adminAiTools', { search }),
  author: ({ target_name: search }) => href('adminAuthors', { search }),
  coaching_package: ({ target_name: search }) => href('adminCoaching', { search }),
  discount: ({ target_name: search }) => href('adminPricing', { search }),
  plan: ({ target_name: search }) => href('adminPricing', { tab: 'subscriptions', search }),
  payment_gateway: ({ target_name: search }) => href('adminPayments', { search }),
  notification: ({ target_name: search }) => href('adminNotifications', { search }),
  settings: () => href('adminSettings'),
  legal_page: () => href('adminSettings'),
  article: ownPage('adminArticle'),
  newsletter: ownPage('adminNewsletterIssue'),
  order: ownPage('adminOrder'),
  user: ownPage('adminUser'),
  inquiry: ownPage('adminInquiry'),
  generation: ownPage('adminGeneration'),
};
/** Acts after which a thing is not in its list. */
const takingAway = new Set(['deleted', 'purged', 'removed']);

/** Ids of the things that are gone, as far as rows tell, newest first: the newest one about a thing decides. */
export function goneAmong(rows: readonly AuditRow[]): ReadonlySet<string> {
  const newest = new Map<string, string>();
  for (const { target_id, action } of rows) if (!newest.has(target_id)) newest.set(target_id, partsOf(action).act);
  return new Set([...newest].filter(([, act]) => takingAway.has(act)).map(([id]) => id));
}

/** The page on which the thing of a row is managed, if it has one. */
export function targetPage(row: AuditRow): string | undefined {
  const { kind, act } = partsOf(row.action);
  if (kind === 'newsletter' && sendingActs.has(act)) return href('adminNewsletterSending', { id: row.target_id });
  return sections[kind]?.(row);
}
