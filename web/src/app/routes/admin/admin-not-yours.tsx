import { roleLabels, roleOf } from '#shared/accounts/role.ts';
import { href } from '#shared/pages/href.ts';
import { AdminFrame } from '#web/components/layout/admin/admin-frame.tsx';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx';
import { useSession } from '#web/lib/session/session.tsx';
import { useTitle } from '#web/lib/use-title.ts';

/** In place of a page that the role of whoever is signed in does not include. */
export function AdminNotYoursPage() {
  useTitle('Not in your role');
  const { user } = useSession();
  return (
    <AdminFrame title="Not in your role">
      <h1 className="pb-5 text-28!">Not in your role</h1>
      <EmptyState
        title="Your role does not include this"
        action={<ButtonLink to={href('adminDashboard')}>Back to Dashboard</ButtonLink>}
      >
        {user && `You are signed in as ${roleLabels[roleOf(user)]}. `}Ask an admin if you need this section.
      </EmptyState>
    </AdminFrame>
  );
}
