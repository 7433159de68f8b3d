import { colleagues, admin as theAdmin } from '#scripts/seed/people.ts';
import { type Role, staffRoles } from '#shared/accounts/role.ts';
import { enrolled, steadyAuthenticator } from '../accounts/authenticator.ts';
import type { Client } from '../client.ts';
import { control, eventually, signedUp, visitor } from '../cloud.ts';

/* Sessions of people who may not, or no longer, enter the back-office. Each was opened while they still might. */

/** A session of the back-office. */
async function enter(base: string, { email, password }: { email: string; password: string }): Promise<Client> {
  const client = visitor(base);
  const { status, body } = await client.post('/auth/admin-login', { email, password });
  if (status !== 200) throw new Error(`admin-login: ${status} ${JSON.stringify(body)}`);
  client.token = body.access_token;
  return client;
}

/** The session of somebody with each role that enters the back-office, all of them with a second factor. */
export async function staff(base: string): Promise<ReadonlyMap<Role, Client>> {
  const people = new Map<Role, { email: string; password: string }>([['admin', theAdmin]]);
  for (const person of colleagues) people.set(person.role, person);
  const sessions = new Map<Role, Client>();
  for (const role of staffRoles) {
    const person = people.get(role);
    if (!person) throw new Error(`Nobody is seeded as ${role}`);
    const client = await enter(base, person);
    await enrolled(client, person.password, steadyAuthenticator);
    sessions.set(role, client);
  }
  return sessions;
}

/** A new admin with a session. */
async function anAdmin(admin: Client) {
  const { base } = admin;
  const { person, user } = await signedUp(base);
  const path = `/admin/users/${user.id}`;
  await eventually(async () => (await admin.put(`${path}/promote`)).status === 200);
  // The pool's group follows.
  await control('delivered', {}, base);
  return { client: await enter(base, person), path };
}

async function requireSecondFactor(admin: Client): Promise<{ status: number }> {
  const { revision } = (await admin.get('/admin/settings')).body;
  return admin.put('/admin/settings', { require_second_factor: true, revision });
}

/** What becomes of an admin, by who they are then: the call that does it. */
const fates: Readonly<Record<string, (admin: Client, path: string) => Promise<{ status: number }>>> = {
  'a demoted admin': (admin, path) => admin.put(`${path}/demote`),
  'a deactivated admin': (admin, path) => admin.put(`${path}/status`, { status: 'inactive' }),
  'an admin who must choose a new password': (admin, path) => admin.put(`${path}/force-password-reset`),
  // The last one: it befalls everybody without a second factor.
  'an admin without the required second factor': requireSecondFactor,
};

/** Everybody whom every route of the back-office refuses. */
export const refusedKinds: readonly string[] = ['nobody', 'a reader', ...Object.keys(fates)];

/** Somebody whom every route of the back-office refuses, and how. */
export interface Refused {
  readonly who: string;
  readonly client: Client;
  readonly status: 401 | 403;
}

const statusOf: Readonly<Record<string, 401 | 403>> = { 'a deactivated admin': 401 };

/** All of them, with live tokens. */
export async function refusedPeople(admin: Client): Promise<Refused[]> {
  const { base } = admin;
  const reader = (await signedUp(base)).client;
  const former: Refused[] = [];
  for (const [who, befall] of Object.entries(fates)) {
    const { client, path } = await anAdmin(admin);
    const [before, act] = [await client.get('/admin/settings'), await befall(admin, path)];
    if (before.status !== 200 || act.status !== 200) throw new Error(`${who}: ${before.status}, ${act.status}`);
    former.push({ who, client, status: statusOf[who] ?? 403 });
  }
  return [
    { who: 'nobody', client: visitor(base), status: 401 },
    { who: 'a reader', client: reader, status: 403 },
    ...former,
  ];
}
