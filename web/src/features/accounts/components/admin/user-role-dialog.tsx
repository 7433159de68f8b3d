import { type FormEvent, useState } from 'react';
import type { AdminUser } from '#shared/accounts/admin-user.ts';
import { type Role, roleLabels, roleOf, staffRoles } from '#shared/accounts/role.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { Dialog } from '#web/components/ui/dialog/dialog.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { useSession } from '#web/lib/session/session.tsx';
import { roleWords } from '../../api/admin/role-words.ts';

export interface UserRoleDialogProps {
  readonly user: AdminUser;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onChoose: (role: Role) => void;
}

const everyRole: readonly Role[] = [...staffRoles, 'user'];

/** Asks which role a user is to have, and says what it allows before it is given. */
export function UserRoleDialog({ user, busy, onClose, onChoose }: UserRoleDialogProps) {
  const { may } = useSession();
  const current = roleOf(user);
  const offered = everyRole.filter((role) => role !== current && (role !== 'owner' || may('owner')));
  const [role, setRole] = useState<Role | undefined>(offered.at(-1));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (role) onChoose(role);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Change the role of ${user.name}`}
      description={`The role is ${roleLabels[current]} now. What a new one takes away ends at once; what it adds begins with the next sign-in.`}
    >
      <form onSubmit={submit} className="mt-4">
        <Select
          label="New role"
          options={offered.map((value) => ({ value, label: roleLabels[value] }))}
          value={role}
          onChange={(event) => setRole(offered.find((each) => each === event.target.value))}
        />
        <p role="status" className="mt-3 text-14 text-pretty text-muted">
          {role && `${user.name} ${roleWords[role]}.`}
        </p>
        <div className="mt-5 flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={busy} busyText="Changing…">
            Change role
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
