import { href } from '#shared/pages/href.ts';
import type { AuditRow } from '#shared/settings/audit.ts';
import { partsOf } from '#shared/settings/audit-words/act-words.ts';

/** Where each kind of thing is managed, found by its name. */
const sections: Readonly<Record<string, (name: string) => string>> = {
  ebook: (search) => href('adminEbooks', { search }),
  framework: (search) => href('adminFrameworks', { search }),
  category: (search) => href('adminTags', { tab: 'categories', search }),
  tag: (search) => href('adminTags', { search }),
  ai_tool: (search) => href('adminAiTools', { search }),
  coaching_package: (search) => href('adminCoaching', { search }),
  discount: (search) => href('adminPricing', { search }),
  plan: (search) => href('adminPricing', { tab: 'subscriptions', search }),
  notification: (search) => href('adminNotifications', { search }),
  settings: () => href('adminSettings'),
  legal_page: () => href('adminSettings'),
  order: () => href('adminOrders'),
};
/** Acts after which a thing is not in its list. */
const gone = new Set(['deleted', 'purged', 'removed']);

/** The page on which the thing of a row is managed, if it has one. */
export function targetPage({ action, target_name }: AuditRow): string | undefined {
  const { kind, act } = partsOf(action);
  return gone.has(act) ? undefined : sections[kind]?.(target_name);
}
