import type { ViewedList } from '#shared/accounts/viewed-lists.ts';
import type { PageName } from '#shared/pages/pages.ts';

interface ViewedListPlace {
  readonly page: PageName;
  /** Before the name of a view: `Ebooks: Drafts`. */
  readonly label: string;
}

/** Where each list is that views are saved of. A list behind a tab is found by its views' addresses, which name the tab. */
export const viewedListPlaces: Readonly<Record<ViewedList, ViewedListPlace>> = {
  'ai-tools': { page: 'adminAiTools', label: 'AI tools' },
  articles: { page: 'adminArticles', label: 'Articles' },
  'audit-log': { page: 'adminAuditLog', label: 'Audit log' },
  authors: { page: 'adminAuthors', label: 'Authors' },
  categories: { page: 'adminTags', label: 'Categories' },
  'coaching-packages': { page: 'adminCoaching', label: 'Coaching' },
  discounts: { page: 'adminPricing', label: 'Discounts' },
  ebooks: { page: 'adminEbooks', label: 'Ebooks' },
  frameworks: { page: 'adminFrameworks', label: 'Frameworks' },
  inquiries: { page: 'adminInquiries', label: 'Inquiries' },
  newsletters: { page: 'adminNewsletter', label: 'Newsletters' },
  notifications: { page: 'adminNotifications', label: 'Notifications' },
  orders: { page: 'adminOrders', label: 'Orders' },
  'payment-gateways': { page: 'adminPayments', label: 'Payment gateways' },
  plans: { page: 'adminPricing', label: 'Plans' },
  'prompt-packages': { page: 'adminPrompts', label: 'Prompt packages' },
  'refund-requests': { page: 'adminOrders', label: 'Refund requests' },
  subscribers: { page: 'adminNewsletter', label: 'Subscribers' },
  suppressions: { page: 'adminNewsletter', label: 'Suppression list' },
  tags: { page: 'adminTags', label: 'Tags' },
  trash: { page: 'adminTrash', label: 'Trash' },
  uploads: { page: 'adminContentUpload', label: 'Uploads' },
  users: { page: 'adminUsers', label: 'Users' },
};
