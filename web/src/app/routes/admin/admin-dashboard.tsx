import { useLocation, useNavigate } from 'react-router-dom';
import { formatDate } from '#shared/kernel/format.ts';
import { href } from '#shared/pages/href.ts';
import { AdminFrame } from '#web/components/layout/admin/admin-frame.tsx';
import { ManagementTools } from '#web/components/layout/admin/management-tools.tsx';
import { QuickActions } from '#web/components/layout/admin/quick-actions.tsx';
import { Button } from '#web/components/ui/action/button.tsx';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { ShopFigures } from '#web/features/analytics/components/figures/shop-figures.tsx';
import { PlatformOverview } from '#web/features/analytics/components/platform-overview.tsx';
import { TrafficAnalytics } from '#web/features/analytics/components/traffic-analytics.tsx';
import { GeneratorPanel } from '#web/features/generation/components/form/generator-panel.tsx';
import { useSession } from '#web/lib/session/session.tsx';
import { useTitle } from '#web/lib/use-title.ts';

/** What the platform is doing, and the ways to everything else. */
function Overview() {
  const { user, may } = useSession();
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-28!">
            Welcome back, <bdi>{user?.name}</bdi>
          </h1>
          <p className="mt-1 text-muted">{formatDate(new Date().toISOString())}. Figures refresh every 30 seconds.</p>
        </div>
        <QuickActions />
      </div>
      <PlatformOverview />
      <TrafficAnalytics />
      {may('admin') && <ShopFigures />}
      <ManagementTools />
    </>
  );
}

/** The start page of the back-office. The generator opens in its place. */
export function AdminDashboardPage() {
  const isGenerator = useLocation().pathname === href('adminGenerate');
  const title = isGenerator ? 'AI Ebook Generator' : 'Dashboard';
  useTitle(title);
  const { signOut } = useSession();
  const navigate = useNavigate();
  const logout = async () => {
    await signOut();
    void navigate(href('adminLogin'));
  };
  return (
    <AdminFrame
      title={title}
      isTab={false}
      acts={
        <>
          <ButtonLink to={href('home')} variant="quiet">
            Back to Site
          </ButtonLink>
          <Button variant="quiet" onClick={() => void logout()}>
            Logout
          </Button>
        </>
      }
    >
      {isGenerator ? <GeneratorPanel /> : <Overview />}
    </AdminFrame>
  );
}
