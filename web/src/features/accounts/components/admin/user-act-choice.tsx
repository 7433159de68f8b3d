import { type ReactNode, useState } from 'react';
import type { AdminUser } from '#shared/accounts/admin-user.ts';
import type { Role } from '#shared/accounts/role.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { AlertDialog } from '#web/components/ui/dialog/alert-dialog.tsx';
import { useSession } from '#web/lib/session/session.tsx';
import { useUserActs } from '../../api/admin/use-user-acts.ts';
import { actsOffered, deletion, mayChangeStanding, type UserAct } from '../../api/admin/user-acts.ts';
import { UserRoleDialog } from './user-role-dialog.tsx';

export interface UserActChoiceProps {
  readonly user: AdminUser;
  /** After an act that the server has accepted. */
  readonly onDone?: (act?: UserAct) => void;
}

const Line = ({ text, children }: { readonly text: string; readonly children: ReactNode }) => (
  <li className="flex items-center justify-between gap-4 border-t border-line py-2 first:border-0">
    <span className="min-w-0 text-14 text-pretty text-muted">{text}</span>
    {children}
  </li>
);

/** The actions on a user, with the question before each. A refused one leaves the choice open. */
export function UserActChoice({ user, onDone }: UserActChoiceProps) {
  const viewer = useSession();
  const { busyId, act, setRole } = useUserActs();
  const [isChoosingRole, setChoosingRole] = useState(false);
  const [asked, setAsked] = useState<UserAct | null>(null);
  const confirm = async () => {
    const isDone = asked && (await act(user, asked));
    setAsked(null);
    if (isDone) onDone?.(asked);
  };
  const giveRole = async (role: Role) => {
    const isDone = await setRole(user, role);
    setChoosingRole(false);
    if (isDone) onDone?.();
  };
  return (
    <>
      <ul>
        {mayChangeStanding(user, viewer) && (
          <Line text="Decides what they may do in the back-office.">
            <Button className="flex-none" onClick={() => setChoosingRole(true)}>
              Change role
            </Button>
          </Line>
        )}
        {actsOffered(user, viewer).map((each) => (
          <Line key={each.label} text={each.text}>
            <Button
              className="flex-none"
              variant={each === deletion ? 'danger' : 'secondary'}
              onClick={() => setAsked(each)}
            >
              {each.label}
            </Button>
          </Line>
        ))}
      </ul>
      {isChoosingRole && (
        <UserRoleDialog
          user={user}
          busy={busyId !== null}
          onClose={() => setChoosingRole(false)}
          onChoose={(role) => void giveRole(role)}
        />
      )}
      <AlertDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={asked?.question ?? ''}
        description={asked?.effect(user)}
        confirmLabel={asked?.confirmLabel ?? ''}
        variant={asked?.isHarmless ? 'primary' : 'destroy'}
        busy={busyId !== null}
        busyText={asked?.busyText}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
