import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../client.ts';
import { asAdmin, control, fileCloud } from '../cloud.ts';

/* What was published or taken back is soon gone from an edge that would keep it for longer. */

const cloud = fileCloud();
const base = () => cloud().url;
const sweep = 'InvalidationSweep';

// The schedule of the sweep would come between two looks at the edge.
beforeAll(() => cloud().scheduler.stop());

let admin: Client;
let serial = 0;

beforeEach(async () => {
  await control('edge-cache', { on: true, clear: true }, base());
  admin = await asAdmin(base());
  // Whatever earlier tests have left to forget.
  await pass(16);
  await control(`fire/${sweep}`, {}, base());
});

const pass = (seconds: number) => control('clock', { advance_ms: seconds * 1000 }, base());
async function read(path: string) {
  const answer = await fetch(base() + path);
  return { status: answer.status, text: await answer.text(), from: answer.headers.get('x-cache')?.split(' ')[0] };
}
async function publishedTool() {
  const name = `Tool ${serial++}`;
  const fields = { name, description: 'x', detailed_description: 'x', status: 'published' };
  const { ai_tool } = (await admin.post('/admin/ai-tools', fields)).body;
  return ai_tool as { id: string; slug: string; revision: number };
}
async function takenBack({ id, revision }: { id: string; revision: number }) {
  expect((await admin.put(`/admin/ai-tools/${id}`, { revision, status: 'draft' })).status).toBe(200);
}

describe('an invalidation', () => {
  test('takes what is no longer published from where the edge would keep it for ten minutes and an hour', async () => {
    const tool = await publishedTool();
    await pass(16);
    await control(`fire/${sweep}`, {}, base());
    const image = `/og/tool/${tool.slug}.png`;
    expect((await read('/sitemap.xml')).text).toContain(`/ai-tools/${tool.slug}<`);
    expect((await read(image)).status).toBe(200);
    await takenBack(tool);
    await pass(16);
    expect((await read('/sitemap.xml')).text).toContain(`/ai-tools/${tool.slug}<`);
    expect(await read(image)).toMatchObject({ status: 200, from: 'Hit' });
    await control(`fire/${sweep}`, {}, base());
    expect((await read('/sitemap.xml')).text).not.toContain(`/ai-tools/${tool.slug}<`);
    expect((await read(image)).status).toBe(404);
  });

  test('follows a thing that changes in the same way again', async () => {
    let { id, slug, revision } = await publishedTool();
    for (const description of ['First words', 'Second words', 'Third words']) {
      const { status, body } = await admin.put(`/admin/ai-tools/${id}`, { revision, description });
      expect(status).toBe(200);
      revision = body.ai_tool.revision;
      await pass(16);
      await control(`fire/${sweep}`, {}, base());
      expect((await read(`/api/ai-tools/${slug}`)).text).toContain(description);
      expect((await read(`/api/ai-tools/${slug}`)).from).toBe('Hit');
    }
  });

  test('leaves alone what shows nothing of it', async () => {
    const tool = await publishedTool();
    await read('/contact');
    await takenBack(tool);
    await pass(16);
    await control(`fire/${sweep}`, {}, base());
    expect((await read('/contact')).from).toBe('Hit');
  });

  test('waits until the functions have read their lists anew, and is tried again when CloudFront is busy', async () => {
    const tool = await publishedTool();
    await pass(16);
    await control(`fire/${sweep}`, {}, base());
    const path = `/ai-tools/${tool.slug}`;
    await pass(60);
    expect((await read(path)).status).toBe(200);
    await takenBack(tool);
    await control(`fire/${sweep}`, {}, base());
    expect((await read(path)).from).toBe('Hit');
    // For every call: the schedule's own run may come in between.
    const busy = { service: 'cloudfront', operation: 'CreateInvalidation' };
    await control('faults', { ...busy, error: 'TooManyInvalidationsInProgress', status: 400 }, base());
    await pass(16);
    await control(`fire/${sweep}`, {}, base());
    expect((await read(path)).from).toBe('Hit');
    await control('faults', { clear: true }, base());
    await control(`fire/${sweep}`, {}, base());
    expect((await read(path)).status).toBe(404);
  });
});

interface Kind {
  readonly thing: string;
  /** The admin's list, and an edit that the public sees. */
  readonly list: string;
  readonly edit: object;
  /** Everything that shows the thing. */
  readonly paths: (it: Readonly<Record<string, string>>) => readonly string[];
}

const everywhere = ['/', '/?search=x', '/sitemap.xml'];
const kinds: readonly Kind[] = [
  {
    thing: 'an ebook',
    list: 'ebooks?status=published',
    edit: { title: 'Another title', price: 33 },
    paths: ({ id }) => [
      ...[...everywhere, `/ebook/${id}`, '/marketplace', '/marketplace?level=Beginner', '/feed/ebooks.xml'],
      ...[
        `/og/ebook/${id}.png`,
        '/api/ebooks/public?limit=3',
        `/api/ebooks/${id}`,
        '/api/frameworks',
        '/api/categories',
      ],
    ],
  },
  {
    thing: 'an article',
    list: 'articles?status=published',
    edit: { title: 'Another title' },
    paths: ({ slug, author_id }) => [
      ...[...everywhere, '/articles', `/articles/${slug}`, '/blog', '/feed.xml', `/og/article/${slug}.png`],
      ...['/api/articles', `/api/blog-posts/${slug}`, '/api/article-categories', '/api/article-tags'],
      `/authors/${author_id}`,
    ],
  },
  {
    thing: 'an author',
    list: 'author-profiles',
    edit: { name: 'Another Name' },
    paths: ({ id }) => [
      ...everywhere,
      '/articles',
      '/api/articles',
      '/feed.xml',
      `/authors/${id}`,
      `/api/authors/${id}`,
    ],
  },
  {
    thing: 'an AI tool',
    list: 'ai-tools?status=published',
    edit: { name: 'Another name' },
    paths: ({ slug }) => [
      ...[...everywhere, '/ai-tools', `/ai-tools/${slug}`, `/og/tool/${slug}.png`],
      ...['/api/ai-tools', `/api/ai-tools/${slug}`, '/api/ai-tool-categories'],
    ],
  },
  {
    thing: 'an advisory package',
    list: 'coaching-packages',
    edit: { title: 'Another title' },
    paths: ({ id }) => [
      ...[...everywhere, '/coaching', `/coaching/${id}`, `/og/coaching/${id}.png`],
      ...['/api/coaching-packages', `/api/coaching-packages/${id}`],
    ],
  },
  {
    thing: 'a plan',
    list: 'subscription-plans',
    edit: { name: 'Another name' },
    paths: () => ['/subscriptions', '/api/subscriptions/plans'],
  },
];

describe('the edge forgets everything that shows', () => {
  const own = fileCloud('shop');
  beforeAll(() => own().scheduler.stop());
  const fetched = async (path: string) => {
    const answer = await fetch(own().url + path);
    await answer.text();
    return [path, answer.status, answer.headers.get('x-cache')?.split(' ')[0]];
  };
  const move = (seconds: number) => control('clock', { advance_ms: seconds * 1000 }, own().url);

  beforeEach(() => control('edge-cache', { on: true, clear: true }, own().url));

  /** Changes it, and asks for all paths before the sweep and after it. */
  async function around(paths: readonly string[], change: () => Promise<{ status: number }>) {
    await control(`fire/${sweep}`, {}, own().url);
    expect((await change()).status).toBe(200);
    await move(16);
    for (const path of paths) await fetched(path);
    const before = await Promise.all(paths.map(fetched));
    await control(`fire/${sweep}`, {}, own().url);
    return { before, after: await Promise.all(paths.map(fetched)) };
  }
  const all = (paths: readonly string[], from: string) => paths.map((path) => [path, 200, from]);

  test.each(kinds)('$thing', async ({ list, edit, paths }) => {
    await move(16);
    const client = await asAdmin(own().url);
    const [thing] = (await client.get(`/admin/${list}`)).body;
    const shown = paths(thing);
    const [path] = list.split('?');
    const change = () => client.put(`/admin/${path}/${thing.id}`, { revision: thing.revision, ...edit });
    const { before, after } = await around(shown, change);
    expect(before).toEqual(all(shown, 'Hit'));
    expect(after).toEqual(all(shown, 'Miss'));
  });

  test('a legal page, and the settings', async () => {
    await move(16);
    const client = await asAdmin(own().url);
    const { revision } = (await client.get('/legal/terms')).body;
    const terms = { revision, title: 'Terms', html: '<p>New</p>' };
    const shown = ['/terms', '/api/legal/terms'];
    const ofPage = await around(shown, () => client.put('/admin/legal/terms', terms));
    expect([ofPage.before, ofPage.after]).toEqual([all(shown, 'Hit'), all(shown, 'Miss')]);
    const settings = (await client.get('/admin/settings')).body;
    const change = { revision: settings.revision, support_email: 'help@rampart.test' };
    const anywhere = ['/contact', '/api/settings', '/imprint'];
    const ofAll = await around(anywhere, () => client.put('/admin/settings', change));
    expect([ofAll.before, ofAll.after]).toEqual([all(anywhere, 'Hit'), all(anywhere, 'Miss')]);
  });
});
