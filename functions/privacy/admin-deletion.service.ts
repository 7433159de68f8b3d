import { accountRemoval } from '#functions/accounts/public.ts';
import type { Manager } from '#lib/actor.ts';
import { auditItem } from '#lib/audit/audit.ts';
import { nowIso } from '#lib/clock.ts';
import { masked } from '#lib/mail/masked.ts';
import type { Person } from '#lib/person/personal-data.ts';
import { type Deletion, deletionItem } from './deletion.repo.ts';
import { finishOrLeave } from './deletion.service.ts';

const deletionOf = ({ id, subject, email }: Person): Deletion => ({
  user_id: id,
  subject,
  email,
  at: nowIso(),
  by_admin: true,
});

/** Deletes a user's account for an admin. It is closed when this returns; the sweep goes on with what is left. */
export async function deleteUser(actor: Manager, id: string): Promise<void> {
  const { closeAccountOf } = await accountRemoval();
  const closed: Deletion[] = [];
  await closeAccountOf(actor, id, (person) => {
    const deletion = deletionOf(person);
    closed.push(deletion);
    const target = { id, name: masked(person.email) };
    return [deletionItem(deletion), auditItem(actor, { action: 'user.deleted', target })];
  });
  for (const deletion of closed) await finishOrLeave(deletion);
}
