import { beforeAll, expect, test } from 'vitest';
import { apis } from '#shared/api.ts';
import type { Endpoint } from '#shared/kernel/endpoint.ts';
import { setProfile } from './accounts/accounts.ts';
import { signedUp, visitor, withinAMinute } from './cloud.ts';

/** Calls per minute that are accepted from one IP address, as specified. */
const specified = {
  'POST /auth/login': 10,
  'POST /auth/admin-login': 10,
  'POST /auth/change-password': 10,
  'POST /auth/second-factor': 10,
  'POST /auth/recovery-code': 10,
  'POST /auth/second-factor/setup': 10,
  'POST /auth/second-factor/enrol': 10,
  'POST /auth/second-factor/recovery-codes': 10,
  'POST /auth/second-factor/remove': 10,
  'DELETE /user': 10,
  'POST /auth/register': 5,
  'POST /auth/request-password-reset': 5,
  'POST /auth/reset-password-code': 5,
  'POST /auth/reset-password': 5,
  'POST /auth/send-verification': 5,
  'POST /auth/verify-email': 5,
  'POST /auth/refresh': 60,
  'POST /auth/logout': 60,
  'POST /auth/logout-everywhere': 60,
  'POST /contact/advertise': 5,
  'POST /contact/general': 5,
  'POST /contact-form': 5,
  'POST /newsletter/subscribe-public': 5,
  'POST /newsletter/subscribe': 5,
  'POST /payments/checkout': 20,
  'POST /ai-tools/{id}/click': 60,
  'POST /track-visitor': 120,
  'GET /user/texts': 60,
};

const endpoints: Endpoint[] = Object.values(apis).flatMap((api) => Object.values(api as Record<string, Endpoint>));
const limited = new Map<string, Endpoint>(
  endpoints.filter(({ rateLimit }) => rateLimit).map((it) => [`${it.method} ${it.path}`, it] as const),
);

test('the limited routes are the specified ones', () => {
  expect([...limited.keys()].sort()).toEqual(Object.keys(specified).sort());
});

/** A token that the gateway accepts and the function refuses after counting the call: no call has an effect. */
let tokenOfNobody: string | undefined;
beforeAll(async () => {
  const { client } = await signedUp();
  await setProfile(client, { status: 'inactive' });
  tokenOfNobody = client.token;
});

/** The allowed number of concurrent calls, one more, and one from elsewhere. Bodies are empty: counting is first. */
async function callsOf({ method, path, auth, body }: Endpoint, allowed: number) {
  const client = visitor();
  if (auth !== 'none') client.token = tokenOfNobody;
  const call = () =>
    client.send(method, path.replace(/\{\w+\}/g, 'ait_01ARZ3NDEKTSV4RRFFQ69G5FAV'), body ? {} : undefined);
  const within = await Promise.all(Array.from({ length: allowed }, call));
  const oneMore = await call();
  client.address = visitor().address;
  return { within, oneMore, elsewhere: await call() };
}

test.each(Object.entries(specified))('%s takes %i calls a minute from an address', async (key, allowed) => {
  const endpoint = limited.get(key) as Endpoint;
  const { within, oneMore, elsewhere } = await withinAMinute(() => callsOf(endpoint, allowed));
  // What does not fail and is not counted is answered alike.
  expect([...new Set(within.map(({ status }) => status))]).toEqual([elsewhere.status]);
  expect([200, 401, 404, 422]).toContain(elsewhere.status);
  expect(oneMore).toMatchObject({
    status: 429,
    body: { code: 'too_many_requests', detail: 'Too many attempts. Please wait a minute and try again.' },
  });
  const retryAfter = Number(oneMore.headers.get('retry-after'));
  expect(retryAfter).toBeGreaterThanOrEqual(1);
  expect(retryAfter).toBeLessThanOrEqual(60);
});

test('who claims another address is counted under the real one', async () => {
  const claims = Array.from({ length: 6 }, (_, index) => `198.51.100.${index}`).map((address) => ({
    'x-viewer-address': address,
    'x-forwarded-for': address,
    'cloudfront-viewer-address': `${address}:1`,
  }));
  const statuses = await withinAMinute(async () => {
    const client = visitor();
    const all: number[] = [];
    for (const headers of claims) all.push((await client.send('POST', '/contact-form', {}, { headers })).status);
    return all;
  });
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
});
