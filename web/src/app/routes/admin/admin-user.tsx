import { useNavigate, useParams } from 'react-router-dom';
import type { UserProfile } from '#shared/accounts/admin-user.ts';
import { href } from '#shared/pages/href.ts';
import { AdminFrame } from '#web/components/layout/admin/admin-frame.tsx';
import { BackLink } from '#web/components/layout/admin/back-link.tsx';
import { RecordSection } from '#web/components/layout/admin/record-section.tsx';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { Loading } from '#web/components/ui/feedback/loading.tsx';
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';
import { deletion } from '#web/features/accounts/api/admin/user-acts.ts';
import { UserActChoice } from '#web/features/accounts/components/admin/user-act-choice.tsx';
import { UserActivity } from '#web/features/accounts/components/admin/user-activity.tsx';
import { UserFacts } from '#web/features/accounts/components/admin/user-facts.tsx';
import { UserHead } from '#web/features/accounts/components/admin/user-head.tsx';
import { UserSessions } from '#web/features/accounts/components/admin/user-sessions.tsx';
import { PersonOrders } from '#web/features/commerce/components/admin/order/person-orders.tsx';
import { PersonLibrary, PersonReading } from '#web/features/library/components/admin/person-library.tsx';
import { PersonNewsletter } from '#web/features/newsletter/components/admin/person-newsletter.tsx';
import { useApi } from '#web/lib/api/swr.ts';
import { useBackToList } from '#web/lib/list/back-to-list.ts';
import { useSession } from '#web/lib/session/session.tsx';
import { useTitle } from '#web/lib/use-title.ts';

const columnClasses = 'grid min-w-0 content-start gap-6';

function Profile({ profile }: { readonly profile: UserProfile }) {
  const navigate = useNavigate();
  const list = useBackToList(href('adminUsers'));
  const { may } = useSession();
  const { user } = profile;
  return (
    <>
      <UserHead user={user} />
      <UserFacts user={user} sessions_ended_at={profile.sessions_ended_at} />
      <div className="mt-6 grid gap-6 lg:grid-cols-2">
        <div className={columnClasses}>
          <PersonOrders orders={profile.orders} />
          <PersonLibrary library={profile.library} />
          <PersonReading reading={profile.reading} />
        </div>
        <div className={columnClasses}>
          {may('admin') && (
            <RecordSection title="Actions">
              <UserActChoice user={user} onDone={(act) => act === deletion && void navigate(list, { replace: true })} />
            </RecordSection>
          )}
          <UserSessions user={user} />
          <PersonNewsletter newsletter={profile.newsletter} />
          <UserActivity activity={profile.activity} />
        </div>
      </div>
    </>
  );
}

const ProfileSkeleton = () => (
  <Loading label="Loading the user">
    <Skeleton className="h-8 w-64" />
    <Skeleton className="mt-5 h-36 w-full" />
    <Skeleton className="mt-6 h-64 w-full" />
  </Loading>
);

/** A user with everything that the shop knows about them, for admins. */
export function AdminUserPage() {
  useTitle('User profile');
  const { id = '' } = useParams();
  const { data, error, mutate } = useApi('GET /admin/users/{id}', { params: { id } });
  const isUnknown = error?.status === 404;
  const failed = (
    <FailedState
      heading="h1"
      title={isUnknown ? 'User not found' : 'Failed to fetch the user'}
      error={error}
      onRetry={isUnknown ? undefined : () => mutate()}
      action={<ButtonLink to={href('adminUsers')}>All users</ButtonLink>}
    >
      {isUnknown ? 'The account may have been deleted.' : undefined}
    </FailedState>
  );
  return (
    <AdminFrame title="User profile">
      <BackLink to={href('adminUsers')} label="Users" />
      {data ? <Profile profile={data} /> : error ? failed : <ProfileSkeleton />}
    </AdminFrame>
  );
}
