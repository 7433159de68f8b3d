import { href } from '#shared/pages/href.ts';
import { promptVaultPath } from '#shared/pages/prompt-vault.ts';

/** A link in the site's navigation. List only pages that exist: a dead link is worse than none. */
export interface NavItem {
  readonly label: string;
  readonly to: string;
  /** Second line in the dropdown. */
  readonly description?: string;
}
export interface FooterColumn {
  readonly title: string;
  readonly items: readonly NavItem[];
}

/** The Ebooks dropdown. */
export const ebookItems: readonly NavItem[] = [
  { label: 'Browse All Ebooks', to: href('marketplace'), description: 'By framework, industry and topic' },
  { label: 'Prompt Vault', to: promptVaultPath, description: 'Prompt packages, as CSV' },
];

/** Beside the dropdown. */
export const mainItems: readonly NavItem[] = [
  { label: 'AI Library', to: href('aiTools') },
  { label: 'Advisory Services', to: href('coaching') },
  { label: 'Articles', to: href('articles') },
  { label: 'Advertise', to: href('advertise') },
];

/** In the account menu. */
export const accountItems: readonly NavItem[] = [
  { label: 'Account', to: href('account') },
  { label: 'Orders and receipts', to: href('orders') },
];

export const footerColumns: readonly FooterColumn[] = [
  {
    title: 'Library',
    items: [
      { label: 'All ebooks', to: href('marketplace') },
      { label: 'Prompt Vault', to: promptVaultPath },
      { label: 'AI Tools Library', to: href('aiTools') },
      { label: 'Articles', to: href('articles') },
      { label: 'Subscription plans', to: href('subscriptions') },
    ],
  },
  {
    title: 'Services',
    items: [
      { label: 'Advisory Services', to: href('coaching') },
      { label: 'Advertise', to: href('advertise') },
      { label: 'Contact', to: href('contact') },
    ],
  },
  {
    title: 'Account',
    items: [
      { label: 'My Library', to: href('library') },
      { label: 'Orders and receipts', to: href('orders') },
      { label: 'Export my data', to: `${href('account')}#export` },
    ],
  },
  {
    title: 'Legal',
    items: [
      { label: 'Privacy', to: href('privacy') },
      { label: 'Terms', to: href('terms') },
      { label: 'Refunds', to: href('refunds') },
      { label: 'Imprint', to: href('imprint') },
    ],
  },
];
