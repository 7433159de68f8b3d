import { expect } from 'vitest';
import { admin } from '#scripts/seed/people.ts';
import type { Client } from '../client.ts';
import { eventually, signedUp, visitor } from '../cloud.ts';

/** An admin's session. */
export async function asAdmin(): Promise<Client> {
  const client = visitor();
  const { status, body } = await client.post('/auth/admin-login', admin);
  expect(status).toBe(200);
  client.token = body.access_token;
  return client;
}

/** Returns once the index that finds users by id has this one. */
export const known = (client: Client, id: string) =>
  eventually(async () => ((await client.get(`/admin/users/${id}`)).status === 200 ? true : undefined));

/** A reader, and an admin who manages them. */
export async function managedUser() {
  const [client, { person, user }] = [await asAdmin(), await signedUp()];
  await known(client, user.id);
  return { client, path: `/admin/users/${user.id}`, person, user };
}
