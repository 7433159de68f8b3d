import { brand } from '../brand.ts';

/**
 * The layout of a page. `site`: below the header, public. `account`: the same, for signed-in users. `bare`: in a
 * separate frame, public. `admin`: in a separate frame, for admins.
 */
export type PageLayout = 'site' | 'account' | 'bare' | 'admin';

/** A page of the application, with its default metadata. */
export interface SitePage {
  /** Its path, in the router's syntax: `/ebook/:id`. */
  readonly path: string;
  readonly title: string;
  readonly description?: string;
  /** Whether search engines may index it; personal pages are not indexed. */
  readonly indexed: boolean;
  readonly layout: PageLayout;
  /**
   * The group of pages with which it shares most of its code: their common code is one file (`web/shared-chunks.ts`).
   * The file of such a page is named after it: `coachingPackage` is `coaching-package.tsx`.
   */
  readonly chunk?: 'shop' | 'directory';
}

const forAll = <const P extends string>(
  path: P,
  title: string,
  description: string,
  more: Pick<SitePage, 'chunk'> = {},
) => ({ path, title, description, indexed: true, layout: 'site', ...more }) as const;

/** An alias of a page, or a page that people are sent to, such as by a mailed link. */
const unlisted = <const P extends string>(path: P, title: string) =>
  ({ path, title, indexed: false, layout: 'site' }) as const;
const forOne = <const P extends string>(path: P, title: string) =>
  ({ path, title, indexed: false, layout: 'account' }) as const;
const bare = <const P extends string>(path: P, title: string) =>
  ({ path, title, indexed: false, layout: 'bare' }) as const;
const forAdmins = <const P extends string>(path: P, title: string) =>
  ({ path, title, indexed: false, layout: 'admin' }) as const;

const shop = { chunk: 'shop' } as const;
const directory = { chunk: 'directory' } as const;

/**
 * Every page of the application, by name. Router, links, chunks, titles and sitemap are derived from this table; any
 * other address is a 404. A page needs a component of the same name in `web/src/app/page-code.ts`.
 */
export const pages = {
  home: forAll('/', 'Ebooks and prompts for security and compliance', brand.tagline, shop),
  marketplace: forAll(
    '/marketplace',
    'Ebooks',
    'Ebooks and prompt packages on security frameworks, privacy and audits, to search and filter. Every preview is free.',
    shop,
  ),
  ebook: forAll('/ebook/:id', 'Ebook', 'An ebook with its contents and a free preview.', shop),
  articles: forAll(
    '/articles',
    'Knowledge Hub',
    'Articles, guides, case studies and resources on security frameworks, privacy and audits.',
    directory,
  ),
  article: forAll('/articles/:slug', 'Article', 'An article of the Knowledge Hub.', directory),
  articlePreview: unlisted('/articles/preview/:token', 'Preview of an article'),
  author: forAll('/authors/:id', 'Author', 'An author of the Knowledge Hub.', directory),
  blog: unlisted('/blog', 'Knowledge Hub'),
  blogArticle: unlisted('/blog/:slug', 'Article'),
  aiTools: forAll(
    '/ai-tools',
    'AI Tools Library',
    'AI tools for security and compliance teams, each with what it does well, what it costs and where it falls short.',
    directory,
  ),
  aiTool: forAll('/ai-tools/:slug', 'AI tool', 'A tool of the AI Tools Library.', directory),
  coaching: forAll(
    '/coaching',
    'Advisory Services',
    'Coaching and advice on security programs, audits and privacy, by the session or in groups.',
    directory,
  ),
  coachingPackage: forAll('/coaching/:id', 'Advisory service', 'An advisory service with what it includes.', directory),
  advertise: forAll('/advertise', 'Advertise', 'Reach people who run security and compliance programs.'),
  contact: forAll('/contact', 'Contact', 'Questions, partnerships and feedback: write to us.'),
  subscriptions: forAll(
    '/subscriptions',
    'Subscription plans',
    'Ebooks every week: the plans, what they include and what they cost.',
  ),
  privacy: forAll('/privacy', 'Privacy', 'Which data the shop keeps, why, for how long, and how to get rid of it.'),
  terms: forAll('/terms', 'Terms of use and sale', 'What applies to accounts, purchases and the use of texts.'),
  imprint: forAll('/imprint', 'Imprint', 'Who publishes this site and how to reach us.'),
  refunds: forAll('/refunds', 'Refund policy', 'The 30-day guarantee and how to claim it.'),
  newsletterConfirm: unlisted('/newsletter/confirm/:token', 'Confirm your subscription'),
  newsletterUnsubscribe: unlisted('/newsletter/unsubscribe/:subscriberId', 'Unsubscribe'),
  newsletterPreferences: unlisted('/newsletter/preferences/:subscriberId', 'Newsletter topics'),
  newsletter: unlisted('/newsletter/:id', 'Newsletter'),
  verifyEmail: unlisted('/verify-email', 'Verify your email address'),
  purchaseSuccess: unlisted('/purchase-success', 'Payment'),
  dashboard: forOne('/dashboard', 'My Library'),
  library: forOne('/library', 'My Library'),
  librarySearch: forOne('/library/search', 'Search inside my ebooks'),
  account: forOne('/account', 'Account'),
  secondFactor: forOne('/account/second-factor', 'Second factor'),
  orders: forOne('/account/orders', 'Orders and receipts'),
  order: forOne('/account/orders/:id', 'Your order'),
  auth: bare('/auth', 'Sign in'),
  signIn: bare('/sign-in', 'Sign in'),
  createAccount: bare('/create-account', 'Create account'),
  resetPassword: bare('/reset-password', 'Reset password'),
  adminLogin: bare('/admin-login', 'Admin Login'),
  adminDashboard: forAdmins('/admin', 'Dashboard'),
  adminGenerate: forAdmins('/admin/generate', 'AI Ebook Generator'),
  adminGenerations: forAdmins('/admin/generations', 'Generations'),
  adminGeneration: forAdmins('/admin/generations/:id', 'Generation'),
  adminEbooks: forAdmins('/admin/ebooks', 'Ebook management'),
  adminContentUpload: forAdmins('/admin/content-upload', 'Content upload'),
  adminPrompts: forAdmins('/admin/prompts', 'Prompt packages'),
  adminEbookText: forAdmins('/admin/ebooks/:id/text', 'Text of an ebook'),
  adminFrameworks: forAdmins('/admin/frameworks', 'Frameworks'),
  adminTags: forAdmins('/admin/tags', 'Tags and categories'),
  adminCoaching: forAdmins('/admin/coaching', 'Coaching packages'),
  adminAuthors: forAdmins('/admin/authors', 'Authors'),
  adminCalendar: forAdmins('/admin/calendar', 'Content calendar'),
  adminNewsletter: forAdmins('/admin/newsletter', 'Newsletter'),
  adminNewNewsletter: forAdmins('/admin/newsletter/new', 'New newsletter'),
  adminNewsletterIssue: forAdmins('/admin/newsletter/:id', 'Edit a newsletter'),
  adminNewsletterSending: forAdmins('/admin/newsletter/:id/sending', 'Sending of a newsletter'),
  adminAiTools: forAdmins('/admin/ai-tools', 'AI tools management'),
  adminArticles: forAdmins('/admin/articles', 'Articles'),
  adminBlog: forAdmins('/admin/blog', 'Articles'),
  adminNewArticle: forAdmins('/admin/articles/new', 'New article'),
  adminArticle: forAdmins('/admin/articles/:id', 'Article'),
  adminArticleRevisions: forAdmins('/admin/articles/:id/revisions', 'Revisions of an article'),
  adminOrders: forAdmins('/admin/orders', 'Orders'),
  adminOrder: forAdmins('/admin/orders/:id', 'Order'),
  adminInquiries: forAdmins('/admin/inquiries', 'Inquiries'),
  adminInquiry: forAdmins('/admin/inquiries/:id', 'Inquiry'),
  adminNotifications: forAdmins('/admin/notifications', 'Notifications'),
  adminPricing: forAdmins('/admin/pricing', 'Pricing'),
  adminSettings: forAdmins('/admin/settings', 'Settings'),
  adminLegalPage: forAdmins('/admin/settings/legal/:page', 'Legal text'),
  adminAuditLog: forAdmins('/admin/audit-log', 'Audit log'),
  adminTrash: forAdmins('/admin/trash', 'Trash'),
  adminPayments: forAdmins('/admin/payments', 'Payment gateways'),
  adminUsers: forAdmins('/admin/users', 'User management'),
  adminUser: forAdmins('/user/:id', 'User profile'),
} as const satisfies Readonly<Record<string, SitePage>>;

export type PageName = keyof typeof pages;
