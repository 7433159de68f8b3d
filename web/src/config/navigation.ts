/** A link of the site's own navigation. Only pages that exist stand here: a link to nothing is worse than none. */
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
  { label: 'Browse All Ebooks', to: '/marketplace', description: 'By framework, industry and topic' },
  { label: 'Prompt Vault', to: '/marketplace?category=Prompt%20Vault', description: 'Prompt packages, as CSV' },
];

/** Beside the dropdown. */
export const mainItems: readonly NavItem[] = [
  { label: 'AI Library', to: '/ai-tools' },
  { label: 'Advisory Services', to: '/coaching' },
  { label: 'Articles', to: '/articles' },
  { label: 'Advertise', to: '/advertise' },
];

/** In the menu of somebody who is signed in. */
export const accountItems: readonly NavItem[] = [
  { label: 'Account', to: '/account' },
  { label: 'Orders and receipts', to: '/account/orders' },
];

export const footerColumns: readonly FooterColumn[] = [
  {
    title: 'Library',
    items: [
      { label: 'All ebooks', to: '/marketplace' },
      { label: 'Prompt Vault', to: '/marketplace?category=Prompt%20Vault' },
      { label: 'AI Tools Library', to: '/ai-tools' },
      { label: 'Articles', to: '/articles' },
      { label: 'Subscription plans', to: '/subscriptions' },
    ],
  },
  {
    title: 'Services',
    items: [
      { label: 'Advisory Services', to: '/coaching' },
      { label: 'Advertise', to: '/advertise' },
      { label: 'Contact', to: '/contact' },
    ],
  },
  {
    title: 'Account',
    items: [
      { label: 'My Library', to: '/library' },
      { label: 'Orders and receipts', to: '/account/orders' },
      { label: 'Export my data', to: '/account#export' },
    ],
  },
  {
    title: 'Legal',
    items: [
      { label: 'Privacy', to: '/privacy' },
      { label: 'Terms', to: '/terms' },
      { label: 'Refunds', to: '/refunds' },
      { label: 'Imprint', to: '/imprint' },
    ],
  },
];
