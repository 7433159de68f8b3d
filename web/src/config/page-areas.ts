import type { AdminArea } from '#shared/kernel/endpoint.ts';
import type { PageName } from '#shared/pages/pages.ts';

const areas: Readonly<Partial<Record<PageName, AdminArea>>> = {
  adminDashboard: 'admin:overview',
  adminAiTools: 'admin:content',
  adminArticles: 'admin:content',
  adminBlog: 'admin:content',
  adminNewArticle: 'admin:content',
  adminArticle: 'admin:content',
  adminArticleRevisions: 'admin:content',
  adminAuthors: 'admin:content',
  adminCalendar: 'admin:content',
  adminNewsletter: 'admin:newsletter',
  adminNewNewsletter: 'admin:newsletter',
  adminNewsletterIssue: 'admin:newsletter',
  adminNewsletterSending: 'admin:newsletter',
  adminOrders: 'admin:orders',
  adminOrder: 'admin:orders',
  adminInquiries: 'admin:inquiries',
  adminInquiry: 'admin:inquiries',
  adminUsers: 'admin:users.read',
  adminUser: 'admin:users.read',
};

/** The part of the back-office that a page belongs to: that of the calls it makes first. */
export const areaOfPage = (page: PageName): AdminArea => areas[page] ?? 'admin';
