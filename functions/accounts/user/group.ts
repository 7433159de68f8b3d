import { unavailable } from '#lib/errors.ts';
import { findBySubject } from './user.repo.ts';

const mostChanges = 5;

/** Undefined once the account is closed: its identity goes with it. */
async function roleOf(subject: string) {
  const user = await findBySubject(subject);
  return user?.status === 'deleting' ? undefined : user?.role;
}

/**
 * Puts a person into the pool's group of their role, and out of the others, as their profile says. The profile is read again
 * afterwards: when two acts cross, the one that ends last leaves what is true. While it changes, throws for a retry.
 */
export async function alignGroup(subject: string): Promise<void> {
  const { changeRole } = await import('../user-pool/user-pool.users.ts');
  let role = await roleOf(subject);
  for (let changes = 0; role; changes++) {
    if (changes === mostChanges) throw unavailable('The role of this user keeps changing.');
    await changeRole(subject, role);
    const current = await roleOf(subject);
    if (current === role) return;
    role = current;
  }
}
