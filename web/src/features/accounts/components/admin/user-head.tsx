import type { AdminUser } from '#shared/accounts/admin-user.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { useSession } from '#web/lib/session/session.tsx';
import { useUserActs } from '../../api/admin/use-user-acts.ts';

/** Name and address of a user, and the welcome mail. */
export function UserHead({ user }: { readonly user: AdminUser }) {
  const { may } = useSession();
  const { busyId, sendWelcome } = useUserActs();
  return (
    <div className="flex flex-wrap items-end justify-between gap-3 pb-5">
      <div className="min-w-0">
        <h1 className="text-28! break-words">
          <bdi>{user.name}</bdi>
        </h1>
        <p className="mt-1 break-words text-muted">{user.email}</p>
      </div>
      {may('admin') && (
        <Button busy={busyId !== null} busyText="Sending…" onClick={() => void sendWelcome(user)}>
          Send welcome email
        </Button>
      )}
    </div>
  );
}
