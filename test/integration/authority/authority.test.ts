import { beforeAll, describe, expect, test } from 'vitest';
import { mayEnter, type Role, staffRoles } from '#shared/accounts/role.ts';
import { isAdminArea } from '#shared/kernel/endpoint.ts';
import type { Client } from '../client.ts';
import { announcedIsDone, asAdmin, fileCloud } from '../cloud.ts';
import {
  type AdminCall,
  adminCalls,
  adminRoutes,
  bodyOf,
  callAll,
  exceptions,
  fill,
  keyOf,
  unprotected,
} from './admin-routes.ts';
import { shownTo } from './contents.ts';
import { type Refused, refusedKinds, refusedPeople, staff } from './people.ts';

/* Who may call what in the back-office: each of its routes as each kind of person. The table is the contract's. */

describe('the table of routes', () => {
  test('has every route of the back-office; others that look like one say why they are not', () => {
    expect(unprotected).toEqual(Object.keys(exceptions));
    expect(adminRoutes.length).toBeGreaterThan(90);
  });

  test.each(adminRoutes.map((route) => [keyOf(route), route] as const))(
    '%s has a body that is accepted',
    (_, route) => {
      expect(route.body?.safeParse(bodyOf(route)).error?.issues ?? []).toEqual([]);
    },
  );
});

describe('a route of the back-office', () => {
  const cloud = fileCloud('shop', { maxInstances: 1 });
  let admin: Client;
  let calls: AdminCall[];
  let people: Refused[];
  let sessions: Awaited<ReturnType<typeof staff>>;
  let before: Record<string, unknown>;
  beforeAll(async () => {
    admin = await asAdmin(cloud().url);
    await fill(admin);
    sessions = await staff(cloud().url);
    people = await refusedPeople(admin);
    calls = await adminCalls(admin);
    await announcedIsDone(cloud().url);
    before = await shownTo(admin, calls);
  });

  /** What each role may call and what not, by the table in `shared/accounts`. */
  const callsOf = (role: Role, may: boolean) =>
    calls.filter(({ endpoint: { auth } }) => isAdminArea(auth) && mayEnter(role, auth) === may);

  test.each(refusedKinds)('refuses %s', async (kind) => {
    const { client, status } = people.find(({ who }) => who === kind) as Refused;
    const wrong = (await callAll(client, calls)).filter((reply) => reply.status !== status || !reply.detail);
    expect(wrong).toEqual([]);
  });

  test.each(staffRoles)('refuses the role %s what it does not have', async (role) => {
    const refused = await callAll(sessions.get(role) as Client, callsOf(role, false));
    expect(refused.filter((reply) => reply.status !== 403 || !reply.detail)).toEqual([]);
  });

  test('has changed nothing for anybody whom it refused', async () => {
    expect(new Set(Object.values(before).map((answer) => (answer as [number])[0]))).toEqual(new Set([200]));
    expect(await shownTo(admin, calls)).toEqual(before);
  });

  // The mightiest comes last: it deletes what the others still see.
  const halves = staffRoles.toReversed().flatMap((role) => [[role, 'read'] as const, [role, 'change'] as const]);
  test.each(halves)('allows the role %s everything it may %s', async (role, half) => {
    const client = sessions.get(role) as Client;
    const may = callsOf(role, true);
    expect(may.length).toBeGreaterThan(5);
    const some = may.filter(({ endpoint: { method } }) => (method === 'GET') === (half === 'read'));
    const answers = await callAll(client, some);
    expect(answers.length).toBeGreaterThan(1);
    expect(answers.filter(({ status }) => [401, 403, 500].includes(status))).toEqual([]);
  });
});
