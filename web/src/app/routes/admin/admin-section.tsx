import { Navigate, useParams } from 'react-router-dom';
import { href } from '#shared/pages/href.ts';
import { AdminFrame } from '#web/components/layout/admin/admin-frame.tsx';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx';
import { movedSections } from '#web/config/admin-sections.ts';
import { useTitle } from '#web/lib/use-title.ts';

const title = 'Coming soon';

/** Any address of the back-office without a page of its own. */
export function AdminSectionPage() {
  const { '*': address = '' } = useParams();
  const moved = movedSections[address];
  useTitle(title);
  if (moved) return <Navigate to={`${href('adminDashboard')}/${moved}`} replace />;
  return (
    <AdminFrame title={title}>
      <h1 className="pb-5 text-28!">{title}</h1>
      <EmptyState
        title="This section is coming soon"
        action={<ButtonLink to={href('adminDashboard')}>Back to Dashboard</ButtonLink>}
      >
        There is nothing here yet. The sections that are ready are in the navigation.
      </EmptyState>
    </AdminFrame>
  );
}
