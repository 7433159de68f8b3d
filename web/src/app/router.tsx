import { Suspense } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { PageFrame } from '#web/components/layout/page-frame.tsx';
import { late } from '#web/lib/late.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { RequireAdmin, RequireUser } from './guards.tsx';
import { type PageName, pageAt, pageCode } from './page-code.ts';

const Home = late(pageCode.home.load, 'HomePage');
const Marketplace = late(pageCode.marketplace.load, 'MarketplacePage');
const Ebook = late(pageCode.ebook.load, 'EbookPage');
const Articles = late(pageCode.articles.load, 'ArticlesPage');
const Article = late(pageCode.article.load, 'ArticlePage');
const AiTools = late(pageCode.aiTools.load, 'AiToolsPage');
const AiTool = late(pageCode.aiTool.load, 'AiToolPage');
const Coaching = late(pageCode.coaching.load, 'CoachingPage');
const CoachingPackage = late(pageCode.coachingPackage.load, 'CoachingPackagePage');
const Advertise = late(() => import('./routes/public/advertise.tsx'), 'AdvertisePage');
const Contact = late(() => import('./routes/public/contact.tsx'), 'ContactPage');
const SignIn = late(() => import('./routes/public/session/sign-in.tsx'), 'SignInPage');
const CreateAccount = late(() => import('./routes/public/session/create-account.tsx'), 'CreateAccountPage');
const ResetPassword = late(() => import('./routes/public/session/reset-password.tsx'), 'ResetPasswordPage');
const VerifyEmail = late(() => import('./routes/public/session/verify-email.tsx'), 'VerifyEmailPage');
const NewsletterConfirm = late(
  () => import('./routes/public/newsletter/newsletter-confirm.tsx'),
  'NewsletterConfirmPage',
);
const NewsletterUnsubscribe = late(
  () => import('./routes/public/newsletter/newsletter-unsubscribe.tsx'),
  'NewsletterUnsubscribePage',
);
const NewsletterPreferences = late(
  () => import('./routes/public/newsletter/newsletter-preferences.tsx'),
  'NewsletterPreferencesPage',
);
const Newsletter = late(() => import('./routes/public/newsletter/newsletter.tsx'), 'NewsletterPage');
const Subscriptions = late(() => import('./routes/public/shop/subscriptions.tsx'), 'SubscriptionsPage');
const Legal = late(() => import('./routes/public/legal.tsx'), 'LegalPage');
const NotFound = late(() => import('./routes/public/not-found.tsx'), 'NotFoundPage');
const PurchaseSuccess = late(() => import('./routes/account/purchase-success.tsx'), 'PurchaseSuccessPage');
const Dashboard = late(() => import('./routes/account/dashboard.tsx'), 'DashboardPage');
const Library = late(() => import('./routes/account/library.tsx'), 'LibraryPage');
const Account = late(() => import('./routes/account/account.tsx'), 'AccountPage');
const Orders = late(() => import('./routes/account/orders.tsx'), 'OrdersPage');
const Order = late(() => import('./routes/account/order.tsx'), 'OrderPage');
const AdminLogin = late(() => import('./routes/admin/admin-login.tsx'), 'AdminLoginPage');
const AdminDashboard = late(() => import('./routes/admin/admin-dashboard.tsx'), 'AdminDashboardPage');
const AdminEbooks = late(() => import('./routes/admin/admin-ebooks.tsx'), 'AdminEbooksPage');
const AdminOrders = late(() => import('./routes/admin/admin-orders.tsx'), 'AdminOrdersPage');

const written: Readonly<Record<PageName, { load(): Promise<unknown> }>> = {
  home: Home,
  marketplace: Marketplace,
  ebook: Ebook,
  articles: Articles,
  article: Article,
  aiTools: AiTools,
  aiTool: AiTool,
  coaching: Coaching,
  coachingPackage: CoachingPackage,
};

/** The code of a page whose first screen came with the document. */
export async function loadPage(path: string): Promise<void> {
  const name = pageAt(path);
  if (name) await written[name].load();
}

/** Keeps the header while a page's code is on its way. */
const Framed = () => (
  <PageFrame>
    <ErrorBoundary>
      <Suspense fallback={<div className="min-h-screen" />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  </PageFrame>
);

/** Pages with a frame of their own. */
const Bare = () => (
  <ErrorBoundary>
    <Suspense>
      <Outlet />
    </Suspense>
  </ErrorBoundary>
);

/** Every address of the site. Two addresses of one page share its element, so that a change between them keeps it. */
export const AppRoutes = () => (
  <Routes>
    <Route element={<Framed />}>
      <Route index element={<Home />} />
      <Route path="marketplace" element={<Marketplace />} />
      <Route path="ebook/:id" element={<Ebook />} />
      <Route path="articles" element={<Articles />} />
      <Route path="blog" element={<Articles />} />
      <Route path="articles/:slug" element={<Article />} />
      <Route path="blog/:slug" element={<Article />} />
      <Route path="ai-tools" element={<AiTools />} />
      <Route path="ai-tools/:slug" element={<AiTool />} />
      <Route path="coaching" element={<Coaching />} />
      <Route path="coaching/:id" element={<CoachingPackage />} />
      <Route path="advertise" element={<Advertise />} />
      <Route path="contact" element={<Contact />} />
      <Route path="verify-email" element={<VerifyEmail />} />
      <Route path="newsletter/confirm/:token" element={<NewsletterConfirm />} />
      <Route path="newsletter/unsubscribe/:subscriberId" element={<NewsletterUnsubscribe />} />
      <Route path="newsletter/preferences/:subscriberId" element={<NewsletterPreferences />} />
      <Route path="newsletter/:id" element={<Newsletter />} />
      <Route path="subscriptions" element={<Subscriptions />} />
      {['privacy', 'terms', 'imprint', 'refunds'].map((path) => (
        <Route key={path} path={path} element={<Legal />} />
      ))}
      <Route path="purchase-success" element={<PurchaseSuccess />} />
      <Route element={<RequireUser />}>
        <Route path="dashboard" element={<Dashboard />} />
        <Route path="library" element={<Library />} />
        <Route path="account" element={<Account />} />
        <Route path="account/orders" element={<Orders />} />
        <Route path="account/orders/:id" element={<Order />} />
      </Route>
      <Route path="*" element={<NotFound />} />
    </Route>
    <Route element={<Bare />}>
      <Route path="auth" element={<SignIn />} />
      <Route path="sign-in" element={<SignIn />} />
      <Route path="create-account" element={<CreateAccount />} />
      <Route path="reset-password" element={<ResetPassword />} />
      <Route path="admin-login" element={<AdminLogin />} />
      <Route path="admin" element={<RequireAdmin />}>
        <Route index element={<AdminDashboard />} />
        <Route path="ebooks" element={<AdminEbooks />} />
        <Route path="orders" element={<AdminOrders />} />
        <Route path="*" element={<NotFound />} />
      </Route>
    </Route>
  </Routes>
);
