import { colleagues } from '#scripts/seed/people.ts';
import type { Role } from '#shared/accounts/role.ts';
import type { JobDetail } from '#shared/kernel/job.ts';
import { known } from '../accounts/managed-user.ts';
import type { Client } from '../client.ts';
import { announcedIsDone, eventually, signedUp, visitor } from '../cloud.ts';

/** A job once it has ended, as somebody sees it who may. */
export const ended = (client: Client, id: string): Promise<JobDetail> =>
  eventually(async () => {
    const { body } = await client.get<JobDetail>(`/admin/jobs/${id}`);
    return body.ended_at !== null && body;
  });

/** A session in the back-office; a role that was just given counts from the next one on. */
export async function entered(person: { email: string; password: string }): Promise<Client> {
  const client = visitor();
  client.token = await eventually(async () => {
    const { status, body } = await client.post('/auth/admin-login', person);
    return status === 200 ? (body.access_token as string) : undefined;
  });
  return client;
}

/** A new colleague of a role, signed in, and how an owner gives them another one. */
export async function colleague(role: Role) {
  const owner = await entered(colleagues[0]);
  const { person, user } = await signedUp();
  await known(owner, user.id);
  const give = async (next: Role) => {
    await owner.put(`/admin/users/${user.id}/role`, { role: next });
    await announcedIsDone();
  };
  await give(role);
  return { client: await entered(person), person, id: user.id as string, give };
}
