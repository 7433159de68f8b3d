import { ExternalLink } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { href } from '#shared/pages/href.ts';
import { pagePaths } from '#shared/pages/page-places.at-build.ts';
import { AdminFrame } from '#web/components/layout/admin/admin-frame.tsx';
import { Button } from '#web/components/ui/action/button.tsx';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { sectionsFor } from '#web/config/admin-sections.ts';
import { PlatformOverview } from '#web/features/analytics/components/platform-overview.tsx';
import { useSession } from '#web/lib/session/session.tsx';
import { formatDate } from '#web/lib/text/format.ts';
import { useTitle } from '#web/lib/use-title.ts';

/** The start page of the back-office. */
export function AdminDashboardPage() {
  useTitle('Dashboard');
  const { user, signOut, may } = useSession();
  const navigate = useNavigate();
  const logout = async () => {
    await signOut();
    void navigate(href('adminLogin'));
  };
  return (
    <AdminFrame
      title="Dashboard"
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
      <h1 className="text-28!">
        Welcome back, <bdi>{user?.name}</bdi>
      </h1>
      <p className="mt-1 mb-5 text-muted">{formatDate(new Date().toISOString())}. Figures refresh every 30 seconds.</p>
      <PlatformOverview />
      <h2 className="mt-8 mb-3 text-18">Management Tools</h2>
      <ul className="grid grid-cols-1 overflow-hidden rounded-card border border-line bg-surface xs:grid-cols-2 md:grid-cols-4">
        {sectionsFor({ may }).map(({ page, label, text, Icon }) => (
          <li key={page} className="-mt-px -ml-px border-t border-l border-line">
            <a
              href={pagePaths[page]}
              target="_blank"
              rel="noreferrer"
              className="block h-full p-4 text-ink no-underline hover:bg-sunken hover:text-ink"
            >
              <Icon size={20} aria-hidden="true" className="text-accent" />
              <span className="mt-2.5 flex items-center gap-1.5 font-semibold">
                {label}
                <ExternalLink size={14} aria-hidden="true" className="text-muted" />
                <span className="sr-only">(opens in a new tab)</span>
              </span>
              <span className="mt-1 block text-12 text-muted">{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </AdminFrame>
  );
}
