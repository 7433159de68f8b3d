import { mayEnter, staffRoles } from '#shared/accounts/role.ts';
import type { AdminArea } from '#shared/kernel/endpoint.ts';
import type { StoredUser } from './user.entity.ts';
import { activeUsers, findById } from './user-list.repo.ts';

/** Somebody who works for the shop, as other domains know them. */
export interface Colleague {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Whether they are active and their role has the part of the back-office that was asked about. */
  readonly may: boolean;
}

/** More than any shop has; a list of people to choose from would be useless long before. */
const mostStaff = 100;

const toColleague = ({ user_id, name, email, role, status }: StoredUser, area: AdminArea): Colleague => ({
  ...{ id: user_id, name, email },
  may: status === 'active' && mayEnter(role, area),
});

/** Active staff whose role has a part of the back-office, by name. From the list of users, which may lag a moment behind. */
export async function staffWith(area: AdminArea): Promise<readonly Colleague[]> {
  const roles = staffRoles.filter((role) => mayEnter(role, area));
  const found = (await activeUsers(roles, mostStaff)).map((user) => toColleague(user, area));
  return found.filter(({ may }) => may).sort((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id));
}

/** Somebody as they are now; undefined when there is no account, or it is being deleted. */
export async function findColleague(userId: string, area: AdminArea): Promise<Colleague | undefined> {
  const user = await findById(userId);
  return user && toColleague(user, area);
}
