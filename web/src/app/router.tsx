import { type ComponentType, lazy, Suspense, useState } from 'react';
import { matchPath, Outlet, Route, Routes } from 'react-router-dom';
import { PageFrame } from '#web/components/layout/page-frame.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { RequireAdmin, RequireUser } from './guards.tsx';

/** A page whose code is loaded when it is first shown, or before: then it is shown at once. */
function page<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  const loaded: { page?: ComponentType } = {};
  const get = async () => {
    loaded.page = (await load())[name];
    return { default: loaded.page };
  };
  const Late = lazy(get);
  function Page() {
    const [Shown] = useState<ComponentType>(() => loaded.page ?? Late);
    return <Shown />;
  }
  return Object.assign(Page, { load: get });
}

const Home = page(() => import('./routes/public/home.tsx'), 'HomePage');
const Marketplace = page(() => import('./routes/public/marketplace.tsx'), 'MarketplacePage');
const Ebook = page(() => import('./routes/public/ebook.tsx'), 'EbookPage');
const Articles = page(() => import('./routes/public/articles.tsx'), 'ArticlesPage');
const Article = page(() => import('./routes/public/article.tsx'), 'ArticlePage');
const AiTools = page(() => import('./routes/public/ai-tools.tsx'), 'AiToolsPage');
const AiTool = page(() => import('./routes/public/ai-tool.tsx'), 'AiToolPage');
const Coaching = page(() => import('./routes/public/coaching.tsx'), 'CoachingPage');
const CoachingPackage = page(() => import('./routes/public/coaching-package.tsx'), 'CoachingPackagePage');
const Advertise = page(() => import('./routes/public/advertise.tsx'), 'AdvertisePage');
const Contact = page(() => import('./routes/public/contact.tsx'), 'ContactPage');
const SignIn = page(() => import('./routes/public/sign-in.tsx'), 'SignInPage');
const CreateAccount = page(() => import('./routes/public/create-account.tsx'), 'CreateAccountPage');
const ResetPassword = page(() => import('./routes/public/reset-password.tsx'), 'ResetPasswordPage');
const VerifyEmail = page(() => import('./routes/public/verify-email.tsx'), 'VerifyEmailPage');
const NewsletterConfirm = page(() => import('./routes/public/newsletter-confirm.tsx'), 'NewsletterConfirmPage');
const NewsletterUnsubscribe = page(
  () => import('./routes/public/newsletter-unsubscribe.tsx'),
  'NewsletterUnsubscribePage',
);
const NewsletterPreferences = page(
  () => import('./routes/public/newsletter-preferences.tsx'),
  'NewsletterPreferencesPage',
);
const Newsletter = page(() => import('./routes/public/newsletter.tsx'), 'NewsletterPage');
const Subscriptions = page(() => import('./routes/public/subscriptions.tsx'), 'SubscriptionsPage');
const Legal = page(() => import('./routes/public/legal.tsx'), 'LegalPage');
const NotFound = page(() => import('./routes/public/not-found.tsx'), 'NotFoundPage');
const PurchaseSuccess = page(() => import('./routes/account/purchase-success.tsx'), 'PurchaseSuccessPage');
const Dashboard = page(() => import('./routes/account/dashboard.tsx'), 'DashboardPage');
const Library = page(() => import('./routes/account/library.tsx'), 'LibraryPage');
const Account = page(() => import('./routes/account/account.tsx'), 'AccountPage');
const Orders = page(() => import('./routes/account/orders.tsx'), 'OrdersPage');
const Order = page(() => import('./routes/account/order.tsx'), 'OrderPage');
const AdminLogin = page(() => import('./routes/admin/admin-login.tsx'), 'AdminLoginPage');
const AdminDashboard = page(() => import('./routes/admin/admin-dashboard.tsx'), 'AdminDashboardPage');
const AdminEbooks = page(() => import('./routes/admin/admin-ebooks.tsx'), 'AdminEbooksPage');
const AdminOrders = page(() => import('./routes/admin/admin-orders.tsx'), 'AdminOrdersPage');

const written = [
  ['/', Home],
  ['/marketplace', Marketplace],
  ['/ebook/:id', Ebook],
] as const;

/** The code of a page whose first screen came with the document. */
export const loadWritten = async (path: string): Promise<unknown> =>
  written.find(([pattern]) => matchPath(pattern, path))?.[1].load();

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
      <Route element={<RequireUser />}>
        <Route path="purchase-success" element={<PurchaseSuccess />} />
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
