import { type ComponentType, Suspense } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { pageLayouts, pagePaths } from '#shared/pages/page-places.at-build.ts';
import type { PageLayout, PageName } from '#shared/pages/pages.ts';
import { PageFrame } from '#web/components/layout/page-frame.tsx';
import { Spinner } from '#web/components/ui/feedback/spinner.tsx';
import { areaOfPage } from '#web/config/page-areas.ts';
import { late, lateComponent } from '#web/lib/late.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { RequireArea, RequireStaff, RequireUser } from './guards.tsx';
import { codeAt, type PageLoader, pageCode } from './page-code.ts';

const NotFound = late(() => import('./routes/public/not-found.tsx'), 'NotFoundPage');
const AdminSection = lateComponent(() => import('./routes/admin/admin-section.tsx').then((it) => it.AdminSectionPage));

interface LatePage {
  (props: object): React.ReactNode;
  load(): Promise<unknown>;
}
const components = new Map<PageLoader, LatePage>();

/** The component of a loader; always the same instance. */
function componentOf(load: PageLoader): LatePage {
  const component = components.get(load) ?? lateComponent(load);
  components.set(load, component);
  return component;
}

/** Loads the code of a page whose first screen the server rendered. */
export async function loadPage(path: string): Promise<void> {
  const code = codeAt(path);
  if (code) await componentOf(code).load();
}

/** Keeps the header while a page's code loads. */
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
    <Suspense fallback={<Spinner label="Loading" />}>
      <Outlet />
    </Suspense>
  </ErrorBoundary>
);

const names = Object.keys(pageCode) as PageName[];
const routesOf = (layout: PageLayout) =>
  names
    .filter((name) => pageLayouts[name] === layout)
    .map((name) => {
      const Page: ComponentType = componentOf(pageCode[name]);
      const element =
        layout === 'admin' ? (
          <RequireArea area={areaOfPage(name)}>
            <Page />
          </RequireArea>
        ) : (
          <Page />
        );
      return <Route key={name} path={pagePaths[name]} element={element} />;
    });

/** Every route of the site, from the page table. */
export const AppRoutes = () => (
  <Routes>
    <Route element={<Framed />}>
      {routesOf('site')}
      <Route element={<RequireUser />}>{routesOf('account')}</Route>
      <Route path="*" element={<NotFound />} />
    </Route>
    <Route element={<Bare />}>
      {routesOf('bare')}
      <Route element={<RequireStaff />}>
        {routesOf('admin')}
        <Route path={`${pagePaths.adminDashboard}/*`} element={<AdminSection />} />
      </Route>
    </Route>
  </Routes>
);
