import { Ellipsis, ExternalLink } from 'lucide-react';
import type { AdminUser } from '#shared/accounts/admin-user.ts';
import { href } from '#shared/pages/href.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { buttonClasses } from '#web/components/ui/action/button-classes.ts';
import { IconButton } from '#web/components/ui/action/icon-button.tsx';
import { useFromList } from '#web/lib/list/back-to-list.ts';

export interface UserButtonsProps {
  readonly user: AdminUser;
  readonly busy: boolean;
  /** Absent for those who may only look. */
  readonly acts: { readonly onWelcome: () => void; readonly onMore: () => void } | undefined;
}

const look = { variant: 'quiet', className: 'flex-none px-2.5!' } as const;

/** What an admin does with a user of the list. */
export const UserButtons = ({ user, busy, acts }: UserButtonsProps) => (
  <div className="-ml-2.5 flex sm:gap-1">
    <a
      href={useFromList()(href('adminUser', { id: user.id }))}
      target="_blank"
      rel="noreferrer"
      aria-label={`View profile of ${user.name} (opens in a new tab)`}
      className={buttonClasses(look)}
    >
      View profile
      <ExternalLink size={14} aria-hidden="true" className="flex-none text-muted max-sm:hidden" />
    </a>
    {acts && (
      <>
        <Button {...look} busy={busy} onClick={acts.onWelcome} aria-label={`Send welcome email to ${user.name}`}>
          Send welcome email
        </Button>
        <IconButton label={`More actions for ${user.name}`} onClick={acts.onMore}>
          <Ellipsis size={20} aria-hidden="true" />
        </IconButton>
      </>
    )}
  </div>
);
