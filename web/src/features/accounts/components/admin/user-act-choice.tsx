import { useState } from 'react';
import type { AdminUser } from '#shared/accounts/admin-user.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { AlertDialog } from '#web/components/ui/dialog/alert-dialog.tsx';
import { useUserActs } from '../../api/admin/use-user-acts.ts';
import { deletion, type UserAct, userActs } from '../../api/admin/user-acts.ts';

export interface UserActChoiceProps {
  readonly user: AdminUser;
  /** After an act that the server has accepted. */
  readonly onDone?: (act: UserAct) => void;
}

/** The actions on a user, with the question before each. A refused one leaves the choice open. */
export function UserActChoice({ user, onDone }: UserActChoiceProps) {
  const { busyId, act } = useUserActs();
  const [asked, setAsked] = useState<UserAct | null>(null);
  const confirm = async () => {
    const isDone = asked && (await act(user, asked));
    setAsked(null);
    if (isDone) onDone?.(asked);
  };
  return (
    <>
      <ul>
        {userActs
          .filter(({ isOffered }) => isOffered(user))
          .map((each) => (
            <li
              key={each.label}
              className="flex items-center justify-between gap-4 border-t border-line py-2 first:border-0"
            >
              <span className="min-w-0 text-14 text-pretty text-muted">{each.text}</span>
              <Button
                className="flex-none"
                variant={each === deletion ? 'danger' : 'secondary'}
                onClick={() => setAsked(each)}
              >
                {each.label}
              </Button>
            </li>
          ))}
      </ul>
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
