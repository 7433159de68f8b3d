import { expect, test } from 'vitest';
import { apis } from '#shared/api.ts';
import type { Endpoint } from '#shared/kernel/endpoint.ts';
import type { Client } from './client.ts';
import { asAdmin, ownCloud, somebody, visitor } from './cloud.ts';

/* Everything that admins edit carries its revision, and an edit based on an older one is refused. */

const endpoints: Endpoint[] = Object.values(apis).flatMap((api) => Object.values(api as Record<string, Endpoint>));
/** These set one thing whatever it was before, so no admin can lose another one's text. */
const isAct = (path: string) => path.startsWith('/admin/users/{id}/') || path.endsWith('/toggle');
/** Nobody but its owner edits it: of two changes the last one stays (decision 036). */
const isOwn = (path: string) => path.startsWith('/admin/saved-views/');
const edits = endpoints.filter(
  ({ method, path }) => method === 'PUT' && path.startsWith('/admin/') && !isAct(path) && !isOwn(path),
);

/** The text of an ebook has versions of its own: whoever changes its price meanwhile is not in the way. */
const isText = (path: string) => path === '/admin/ebooks/{id}/text';
const lockOf = (path: string) => (isText(path) ? 'content_version' : 'revision');

test.each(edits.map((e) => [e.path, e] as const))('an edit of %s names what it is based on', (path, { body }) => {
  const wrongIn = (value: object) => body?.safeParse(value).error?.issues.map(({ path }) => path.join('.')) ?? [];
  expect(wrongIn({})).toContain(lockOf(path));
  expect(wrongIn({ [lockOf(path)]: 1 })).not.toContain(lockOf(path));
});

type Thing = Readonly<Record<string, unknown>>;

/** Creates what the seed does not. */
async function fill(admin: Client): Promise<void> {
  const { name, email } = somebody();
  await visitor(admin.base).post('/contact/general', { name, email, subject: 'S', message: 'M', type: 'contact' });
  await admin.post('/admin/newsletters', { subject: 'Lock', content: '<p>Things.</p>' });
  await admin.post('/admin/notifications', { title: 'Lock', message: 'M' });
  await admin.post('/admin/payment-gateways', { name: 'Lock', provider: 'paypal', apiKey: 'key', active: false });
}

/** Where some thing of an edit's kind is, and the thing as an admin reads it. */
async function someThing(admin: Client, path: string): Promise<{ at: string; thing: Thing }> {
  if (path === '/admin/settings') return { at: path, thing: (await admin.get(path)).body };
  if (path === '/admin/legal/{page}')
    return { at: '/admin/legal/privacy', thing: (await admin.get('/legal/privacy')).body };
  const list = path.replace('/{id}', '').replace('/text', '');
  const { body } = await admin.get<object>(list);
  const thing = (Array.isArray(body) ? body : Object.values(body).find(Array.isArray))?.[0];
  const at = `${list}/${thing?.id}`;
  return isText(path) ? { at: `${at}/text`, thing: (await admin.get(at)).body } : { at, thing };
}

test('an edit based on an older revision is refused everywhere, and returns what is stored', async () => {
  const { url } = await ownCloud('shop');
  const admin = await asAdmin(url);
  await fill(admin);
  for (const { path } of edits) {
    const { at, thing } = await someThing(admin, path);
    const { title, html, price, content, [lockOf(path)]: version } = thing;
    // There is no text before the first one.
    const another = Number(version) + (isText(path) ? 1 : -1);
    const { status, body } = await admin.put(at, { title, html, price, content, [lockOf(path)]: another });
    expect([path, status, body.code, body.current?.[lockOf(path)]]).toEqual([path, 409, 'stale_version', version]);
  }
});
