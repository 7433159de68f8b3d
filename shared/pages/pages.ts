import { brand } from '../brand.ts';

/**
 * Where a page is shown. `site`: below the header, to everybody. `account`: there too, to somebody who is signed in.
 * `bare`: in a frame of its own, to everybody. `admin`: in a frame of its own, to admins.
 */
export type PageLayout = 'site' | 'account' | 'bare' | 'admin';

/** A page of the application, and what is said of it before the page itself speaks. */
export interface SitePage {
  /** Its address, as the router spells it: `/ebook/:id`. */
  readonly path: string;
  readonly title: string;
  readonly description?: string;
  /** Pages that show what belongs to one person are not for search engines. */
  readonly indexed: boolean;
  readonly layout: PageLayout;
  /**
   * The kind of page it shares most of its code with: what these have in common is one file (`web/shared-chunks.ts`).
   * The file of such a page is called as the page is: `coachingPackage` is `coaching-package.tsx`.
   */
  readonly chunk?: 'shop' | 'directory';
}

const forAll = <const P extends string>(
  path: P,
  title: string,
  description: string,
  more: Pick<SitePage, 'chunk'> = {},
) => ({ path, title, description, indexed: true, layout: 'site', ...more }) as const;

/** Another address of a page, or one that somebody is sent to. */
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
 * Every page of the application, by its name. Router, links, chunks, titles and sitemap are made from this table; an
 * address that is not here is answered with 404. A page needs a component of the same name in `web/src/app/page-code.ts`.
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
    'Coaching and advice on security programmes, audits and privacy, by the session or in groups.',
    directory,
  ),
  coachingPackage: forAll('/coaching/:id', 'Advisory service', 'An advisory service with what it includes.', directory),
  advertise: forAll('/advertise', 'Advertise', 'Reach people who run security and compliance programmes.'),
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
  verifyEmail: unlisted('/verify-email', 'Verify your e-mail address'),
  purchaseSuccess: unlisted('/purchase-success', 'Payment'),
  dashboard: forOne('/dashboard', 'My Library'),
  library: forOne('/library', 'My Library'),
  account: forOne('/account', 'Account'),
  orders: forOne('/account/orders', 'Orders and receipts'),
  order: forOne('/account/orders/:id', 'Your order'),
  auth: bare('/auth', 'Sign in'),
  signIn: bare('/sign-in', 'Sign in'),
  createAccount: bare('/create-account', 'Create account'),
  resetPassword: bare('/reset-password', 'Reset password'),
  adminLogin: bare('/admin-login', 'Admin Login'),
  adminDashboard: forAdmins('/admin', 'Dashboard'),
  adminEbooks: forAdmins('/admin/ebooks', 'Ebook management'),
  adminOrders: forAdmins('/admin/orders', 'Orders'),
} as const satisfies Readonly<Record<string, SitePage>>;

export type PageName = keyof typeof pages;
