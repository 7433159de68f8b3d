import { brand } from '../brand.ts';

/** An address of the application, as its router spells it, and what is said of it before the page itself speaks. */
export interface SitePage {
  readonly path: string;
  readonly title: string;
  readonly description?: string;
  /** Pages that show what belongs to one person are not for search engines. */
  readonly indexed: boolean;
}

const forAll = (path: string, title: string, description: string): SitePage => ({
  path,
  title,
  description,
  indexed: true,
});
const forOne = (path: string, title: string): SitePage => ({ path, title, indexed: false });

/** Every address of the application. A test holds the router to it: what is not here is answered with 404. */
export const sitePages: readonly SitePage[] = [
  forAll('/', 'Ebooks and prompts for security and compliance', brand.tagline),
  forAll(
    '/marketplace',
    'Ebooks',
    'Ebooks and prompt packages on security frameworks, privacy and audits, to search and filter. Every preview is free.',
  ),
  forAll('/ebook/:id', 'Ebook', 'An ebook with its contents and a free preview.'),
  forAll(
    '/articles',
    'Knowledge Hub',
    'Articles, guides, case studies and resources on security frameworks, privacy and audits.',
  ),
  forAll('/articles/:slug', 'Article', 'An article of the Knowledge Hub.'),
  forAll(
    '/ai-tools',
    'AI Tools Library',
    'AI tools for security and compliance teams, each with what it does well, what it costs and where it falls short.',
  ),
  forAll('/ai-tools/:slug', 'AI tool', 'A tool of the AI Tools Library.'),
  forAll(
    '/coaching',
    'Advisory Services',
    'Coaching and advice on security programmes, audits and privacy, by the session or in groups.',
  ),
  forAll('/coaching/:id', 'Advisory service', 'An advisory service with what it includes.'),
  forAll('/advertise', 'Advertise', 'Reach people who run security and compliance programmes.'),
  forAll('/contact', 'Contact', 'Questions, partnerships and feedback: write to us.'),
  forAll('/subscriptions', 'Subscription plans', 'Ebooks every week: the plans, what they include and what they cost.'),
  forAll('/privacy', 'Privacy', 'Which data the shop keeps, why, for how long, and how to get rid of it.'),
  forAll('/terms', 'Terms of use and sale', 'What applies to accounts, purchases and the use of texts.'),
  forAll('/imprint', 'Imprint', 'Who publishes this site and how to reach us.'),
  forAll('/refunds', 'Refund policy', 'The 30-day guarantee and how to claim it.'),
  forOne('/blog', 'Knowledge Hub'),
  forOne('/blog/:slug', 'Article'),
  forOne('/newsletter/confirm/:token', 'Confirm your subscription'),
  forOne('/newsletter/unsubscribe/:subscriberId', 'Unsubscribe'),
  forOne('/newsletter/preferences/:subscriberId', 'Newsletter topics'),
  forOne('/newsletter/:id', 'Newsletter'),
  forOne('/verify-email', 'Verify your e-mail address'),
  forOne('/purchase-success', 'Payment'),
  forOne('/dashboard', 'My Library'),
  forOne('/library', 'My Library'),
  forOne('/account', 'Account'),
  forOne('/account/orders', 'Orders and receipts'),
  forOne('/account/orders/:id', 'Your order'),
  forOne('/auth', 'Sign in'),
  forOne('/sign-in', 'Sign in'),
  forOne('/create-account', 'Create account'),
  forOne('/reset-password', 'Reset password'),
  forOne('/admin-login', 'Admin Login'),
  forOne('/admin', 'Dashboard'),
  forOne('/admin/ebooks', 'Ebook management'),
  forOne('/admin/orders', 'Orders'),
];

/** What of an address's query makes another page: the filters of the lists. The edge keeps a copy for each. */
export const pageQueries = [
  'search',
  'framework',
  'category',
  'level',
  'industry',
  'price',
  'type',
  'featured',
] as const;
