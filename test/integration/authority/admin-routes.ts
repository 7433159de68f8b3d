import { setTimeout as pause } from 'node:timers/promises';
import { reader } from '#scripts/seed/people.ts';
import { apis } from '#shared/api.ts';
import { type Endpoint, isAdminArea } from '#shared/kernel/endpoint.ts';
import { valid, validHere } from '#shared/testing/limits.ts';
import type { Client } from '../client.ts';
import { visitor } from '../cloud.ts';
import { asked, ended } from '../generation/generations.ts';
import { ask, written } from '../generation/rewrites.ts';
import { audienceOf, written as newsletterOf, until } from '../newsletter/campaign.ts';

/* Every route of the back-office as a call with values that exist and a body that is accepted, from the contract. */

const endpoints: Endpoint[] = Object.values(apis).flatMap((api) => Object.values(api as Record<string, Endpoint>));
export const keyOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

const isOfStaff = ({ auth }: Endpoint): boolean => isAdminArea(auth);
export const adminRoutes = endpoints.filter(isOfStaff);

/** Routes with an address of the back-office that others may call, and why. */
export const exceptions: Readonly<Record<string, string>> = {
  'POST /auth/admin-login': 'opens the session of somebody who has none yet',
};
/** Routes that look like the back-office's and are not protected like them: empty, but for the exceptions. */
export const unprotected = endpoints
  .filter((endpoint) => /(^|[/-])admin([/-]|$)/.test(endpoint.path) && !isOfStaff(endpoint))
  .map(keyOf);

/** What is not a thing of a list, by the path up to it. Who may act on an upload or a view is told that there is none. */
const known: Readonly<Record<string, string>> = {
  '/admin/legal': 'privacy',
  '/admin/saved-views': 'ebooks',
  '/admin/saved-views/ebooks': 'sav_00000000000000000000000000',
  '/admin/uploads': 'upl_00000000000000000000000000',
};
/** Bodies of acts whose fields no other call has. */
const acts: Readonly<Record<string, object>> = {
  'POST /admin/orders/{id}/decline-refund': { note: 'Why' },
  'PUT /admin/users/{id}/role': { role: 'editor' },
  'PUT /admin/users/{id}/status': { status: 'inactive' },
  'PUT /admin/payment-gateways/{id}/toggle': { active: false },
};

/** What a call cannot do without in its query. */
function queryOf(endpoint: Endpoint): string {
  const query = new URLSearchParams(endpoint.query && { ...validHere[keyOf(endpoint)] });
  return query.size > 0 ? `?${query}` : '';
}

/** A body that the route accepts: else a refusal would say nothing of who may call. */
export function bodyOf(endpoint: Endpoint): unknown {
  const key = keyOf(endpoint);
  return endpoint.body && { ...valid, ...validHere[key], ...acts[key] };
}

/** Makes one of each thing that the seed leaves out. */
/** One that is out, so that there is something to see of its sending. */
async function sentNewsletter(admin: Client): Promise<void> {
  await audienceOf(admin, 'compliance', 1);
  const { id } = await newsletterOf(admin, 'compliance', { subject: 'Routes' });
  await admin.post(`/admin/newsletters/${id}/send`);
  await until(admin, id, 'sent');
}

export async function fill(admin: Client): Promise<void> {
  const person = { name: 'Rory Route', email: 'rory@example.test' };
  await visitor(admin.base).post('/contact/general', { ...person, subject: 'S', message: 'M', type: 'contact' });
  await visitor(admin.base).post('/newsletter/subscribe-public', { email: person.email, interests: [] });
  await sentNewsletter(admin);
  await admin.post('/admin/notifications', { title: 'Routes', message: 'M' });
  await admin.post('/admin/payment-gateways', { name: 'Routes', provider: 'paypal', apiKey: 'key', active: false });
  const { revision } = (await admin.get('/admin/legal/privacy')).body;
  await admin.put('/admin/legal/privacy', { title: 'Privacy', html: '<p>Routes.</p>', revision });
  await visitor(admin.base).post('/auth/login', reader);
  await admin.post('/admin/ebooks/bulk', { act: 'publish', ids: [await somethingIn(admin, '/admin/ebooks')] });
  const { id } = await asked(admin);
  await ended(admin, id);
  await ask(admin, id, 0);
  await written(admin, id, 0);
}

/** The oldest thing of a list: of users a seeded one, who is no admin. Versions of a text have a revision instead of an id. */
async function somethingIn(admin: Client, list: string): Promise<string> {
  const { status, body } = await admin.get<object>(list);
  const things: readonly { id?: string; revision?: number; is_admin?: boolean }[] = Array.isArray(body)
    ? body
    : (Object.values(body).find(Array.isArray) ?? []);
  const thing = things.findLast(({ is_admin }) => !is_admin);
  if (!thing) throw new Error(`There is nothing in ${list} (${status}), so no call can name it`);
  return String(thing.id ?? thing.revision);
}

/** An address with things that exist: each is one of the list before it. */
async function addressOf(path: string, thingIn: (list: string) => Promise<string>): Promise<string> {
  const [, list] = /^(.*?)\/\{\w+\}/.exec(path) ?? [];
  if (list === undefined) return path;
  // Sections are named by their place.
  const thing = list.endsWith('/sections') ? '0' : await thingIn(list);
  return addressOf(path.replace(/\{\w+\}/, thing), thingIn);
}

/** A route, and what to send to it. */
export interface AdminCall {
  readonly endpoint: Endpoint;
  readonly key: string;
  readonly address: string;
  readonly body: unknown;
}

/** The table: a call of each route. One after the other, and each list once: a busy machine answers each. */
export async function adminCalls(admin: Client): Promise<AdminCall[]> {
  const things = new Map(Object.entries(known));
  const thingIn = async (list: string): Promise<string> => {
    const thing = things.get(list) ?? (await somethingIn(admin, list));
    things.set(list, thing);
    return thing;
  };
  const calls: AdminCall[] = [];
  for (const endpoint of adminRoutes) {
    const address = (await addressOf(endpoint.path, thingIn)) + queryOf(endpoint);
    calls.push({ endpoint, key: keyOf(endpoint), address, body: bodyOf(endpoint) });
  }
  return calls;
}

export interface Reply {
  readonly key: string;
  readonly status: number;
  readonly code: string | undefined;
  readonly detail: string | undefined;
}

/** A call that a busy machine did not answer says nothing of who may make it. */
async function answerTo(client: Client, { endpoint: { method }, key, address, body: sent }: AdminCall): Promise<Reply> {
  for (let tries = 1; ; tries++) {
    const { status, body } = await client.send<Partial<Record<'code' | 'detail' | 'message', string>>>(
      method,
      address,
      sent,
    );
    // The gateway's own refusal has a `message`.
    if (status !== 503 || tries === 5) return { key, status, code: body.code, detail: body.detail ?? body.message };
    await pause(500);
  }
}

/** Calls them all, a few at a time. */
export async function callAll(client: Client, calls: readonly AdminCall[]): Promise<Reply[]> {
  const replies: Reply[] = [];
  for (let at = 0; at < calls.length; at += 6)
    replies.push(...(await Promise.all(calls.slice(at, at + 6).map((call) => answerTo(client, call)))));
  return replies;
}
