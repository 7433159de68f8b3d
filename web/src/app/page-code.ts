import type { ComponentType } from 'react';
import { matchPage } from '#shared/pages/match.ts';
import type { PageName } from '#shared/pages/pages.ts';

export type PageLoader = () => Promise<ComponentType>;

/** Loads the shop pages' shared code in parallel; otherwise it would be requested only after the page's own. */
function withShop(load: PageLoader): PageLoader {
  return () => {
    import('#web/components/ui/cover.tsx').catch(() => undefined);
    return load();
  };
}

// Page names that share a loader share a component, so navigating between them keeps its state.
const articles: PageLoader = () => import('./routes/public/articles/articles.tsx').then((it) => it.ArticlesPage);
const article: PageLoader = () => import('./routes/public/articles/article.tsx').then((it) => it.ArticlePage);
const legal: PageLoader = () => import('./routes/public/legal.tsx').then((it) => it.LegalPage);
const signIn: PageLoader = () => import('./routes/public/session/sign-in.tsx').then((it) => it.SignInPage);

const adminArticles: PageLoader = () => import('./routes/admin/admin-articles.tsx').then((it) => it.AdminArticlesPage);

// The generator opens in place, on the dashboard.
const dashboard: PageLoader = () => import('./routes/admin/admin-dashboard.tsx').then((it) => it.AdminDashboardPage);

/**
 * The loader of each page in the table (`shared/pages/pages.ts`). Small, so it arrives long before the application and
 * requests the page's code in parallel.
 */
export const pageCode: Readonly<Record<PageName, PageLoader>> = {
  home: withShop(() => import('./routes/public/home/home.tsx').then((it) => it.HomePage)),
  marketplace: withShop(() => import('./routes/public/shop/marketplace.tsx').then((it) => it.MarketplacePage)),
  ebook: withShop(() => import('./routes/public/shop/ebook.tsx').then((it) => it.EbookPage)),
  articles,
  article,
  author: () => import('./routes/public/articles/author.tsx').then((it) => it.AuthorPage),
  blog: articles,
  blogArticle: article,
  articlePreview: () => import('./routes/public/articles/article-preview.tsx').then((it) => it.ArticlePreviewPage),
  aiTools: () => import('./routes/public/ai-tools/ai-tools.tsx').then((it) => it.AiToolsPage),
  aiTool: () => import('./routes/public/ai-tools/ai-tool.tsx').then((it) => it.AiToolPage),
  coaching: () => import('./routes/public/coaching/coaching.tsx').then((it) => it.CoachingPage),
  coachingPackage: () => import('./routes/public/coaching/coaching-package.tsx').then((it) => it.CoachingPackagePage),
  advertise: () => import('./routes/public/advertise.tsx').then((it) => it.AdvertisePage),
  contact: () => import('./routes/public/contact.tsx').then((it) => it.ContactPage),
  subscriptions: () => import('./routes/public/shop/subscriptions.tsx').then((it) => it.SubscriptionsPage),
  privacy: legal,
  terms: legal,
  imprint: legal,
  refunds: legal,
  newsletterConfirm: () =>
    import('./routes/public/newsletter/newsletter-confirm.tsx').then((it) => it.NewsletterConfirmPage),
  newsletterUnsubscribe: () =>
    import('./routes/public/newsletter/newsletter-unsubscribe.tsx').then((it) => it.NewsletterUnsubscribePage),
  newsletterPreferences: () =>
    import('./routes/public/newsletter/newsletter-preferences.tsx').then((it) => it.NewsletterPreferencesPage),
  newsletter: () => import('./routes/public/newsletter/newsletter.tsx').then((it) => it.NewsletterPage),
  verifyEmail: () => import('./routes/public/session/verify-email.tsx').then((it) => it.VerifyEmailPage),
  purchaseSuccess: () => import('./routes/account/purchase-success.tsx').then((it) => it.PurchaseSuccessPage),
  dashboard: () => import('./routes/account/dashboard.tsx').then((it) => it.DashboardPage),
  library: () => import('./routes/account/library.tsx').then((it) => it.LibraryPage),
  librarySearch: () => import('./routes/account/library-search.tsx').then((it) => it.LibrarySearchPage),
  account: () => import('./routes/account/account.tsx').then((it) => it.AccountPage),
  secondFactor: () => import('./routes/account/second-factor.tsx').then((it) => it.SecondFactorPage),
  orders: () => import('./routes/account/orders.tsx').then((it) => it.OrdersPage),
  order: () => import('./routes/account/order.tsx').then((it) => it.OrderPage),
  auth: signIn,
  signIn,
  createAccount: () => import('./routes/public/session/create-account.tsx').then((it) => it.CreateAccountPage),
  resetPassword: () => import('./routes/public/session/reset-password.tsx').then((it) => it.ResetPasswordPage),
  adminLogin: () => import('./routes/admin/admin-login.tsx').then((it) => it.AdminLoginPage),
  adminDashboard: dashboard,
  adminGenerate: dashboard,
  adminGenerations: () => import('./routes/admin/admin-generations.tsx').then((it) => it.AdminGenerationsPage),
  adminGeneration: () => import('./routes/admin/admin-generation.tsx').then((it) => it.AdminGenerationPage),
  adminEbooks: () => import('./routes/admin/admin-ebooks.tsx').then((it) => it.AdminEbooksPage),
  adminContentUpload: () => import('./routes/admin/admin-content-upload.tsx').then((it) => it.AdminContentUploadPage),
  adminPrompts: () => import('./routes/admin/admin-prompts.tsx').then((it) => it.AdminPromptsPage),
  adminEbookText: () => import('./routes/admin/admin-ebook-text.tsx').then((it) => it.AdminEbookTextPage),
  adminFrameworks: () => import('./routes/admin/admin-frameworks.tsx').then((it) => it.AdminFrameworksPage),
  adminTags: () => import('./routes/admin/admin-tags.tsx').then((it) => it.AdminTagsPage),
  adminCoaching: () => import('./routes/admin/admin-coaching.tsx').then((it) => it.AdminCoachingPage),
  adminAuthors: () => import('./routes/admin/admin-authors.tsx').then((it) => it.AdminAuthorsPage),
  adminCalendar: () => import('./routes/admin/admin-calendar.tsx').then((it) => it.AdminCalendarPage),
  adminNewsletter: () => import('./routes/admin/admin-newsletter.tsx').then((it) => it.AdminNewsletterPage),
  adminNewNewsletter: () => import('./routes/admin/admin-newsletter-issue.tsx').then((it) => it.AdminNewNewsletterPage),
  adminNewsletterIssue: () =>
    import('./routes/admin/admin-newsletter-issue.tsx').then((it) => it.AdminNewsletterIssuePage),
  adminNewsletterSending: () =>
    import('./routes/admin/admin-newsletter-sending.tsx').then((it) => it.AdminNewsletterSendingPage),
  adminAiTools: () => import('./routes/admin/admin-ai-tools.tsx').then((it) => it.AdminAiToolsPage),
  adminArticles,
  adminBlog: adminArticles,
  adminNewArticle: () => import('./routes/admin/admin-article.tsx').then((it) => it.AdminNewArticlePage),
  adminArticle: () => import('./routes/admin/admin-article.tsx').then((it) => it.AdminArticlePage),
  adminArticleRevisions: () =>
    import('./routes/admin/admin-article-revisions.tsx').then((it) => it.AdminArticleRevisionsPage),
  adminOrders: () => import('./routes/admin/admin-orders.tsx').then((it) => it.AdminOrdersPage),
  adminOrder: () => import('./routes/admin/admin-order.tsx').then((it) => it.AdminOrderPage),
  adminInquiries: () => import('./routes/admin/admin-inquiries.tsx').then((it) => it.AdminInquiriesPage),
  adminInquiry: () => import('./routes/admin/admin-inquiry.tsx').then((it) => it.AdminInquiryPage),
  adminNotifications: () => import('./routes/admin/admin-notifications.tsx').then((it) => it.AdminNotificationsPage),
  adminPricing: () => import('./routes/admin/admin-pricing.tsx').then((it) => it.AdminPricingPage),
  adminSettings: () => import('./routes/admin/admin-settings.tsx').then((it) => it.AdminSettingsPage),
  adminLegalPage: () => import('./routes/admin/admin-legal-page.tsx').then((it) => it.AdminLegalTextPage),
  adminAuditLog: () => import('./routes/admin/admin-audit-log.tsx').then((it) => it.AdminAuditLogPage),
  adminTrash: () => import('./routes/admin/admin-trash.tsx').then((it) => it.AdminTrashPage),
  adminPayments: () => import('./routes/admin/admin-payments.tsx').then((it) => it.AdminPaymentsPage),
  adminUsers: () => import('./routes/admin/admin-users.tsx').then((it) => it.AdminUsersPage),
  adminUser: () => import('./routes/admin/admin-user.tsx').then((it) => it.AdminUserPage),
};

/** The loader of the page at a path. */
export function codeAt(path: string): PageLoader | undefined {
  const match = matchPage(path);
  return match && pageCode[match.name];
}
