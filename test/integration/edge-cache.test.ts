import { beforeEach, describe, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { asAdmin, control, eventually, fileCloud, signedUp, visitor } from './cloud.ts';
import { aCategory } from './vocabulary/vocabulary.ts';

/* What visitors get from an edge that keeps answers, as CloudFront does. */

const cloud = fileCloud();
const base = () => cloud().url;
const someone = () => visitor(base());
const sourceOf = ({ headers }: { headers: Headers }) => headers.get('x-cache');
const [hit, miss, error] = ['Hit', 'Miss', 'Error'].map((from) => `${from} from cloudfront`);

let admin: Client;
let serial = 0;

beforeEach(async () => {
  await control('edge-cache', { on: true }, base());
  // Anew, because the clock has moved.
  admin = await asAdmin(base());
});

async function newTool(status: string) {
  const { name } = await aCategory(admin, { name: `Tool ${serial++}` });
  const answer = await admin.post('/admin/ai-tools', {
    ...{ name, description: 'x', detailed_description: 'x', category: name, status },
  });
  return answer.body.ai_tool as { id: string; slug: string; revision: number; category: string };
}
const setStatus = async ({ id, revision }: { id: string; revision: number }, status: string) =>
  expect((await admin.put(`/admin/ai-tools/${id}`, { revision, status })).status).toBe(200);
const pass = (seconds: number) => control('clock', { advance_ms: seconds * 1000 }, base());
/** The ids in a category's list, and where the list came from. */
async function listOf(category: string) {
  const answer = await someone().get(`/ai-tools?category=${encodeURIComponent(category)}`);
  return { ids: answer.body.map(({ id }: { id: string }) => id), from: sourceOf(answer) };
}

describe('a public list', () => {
  test('is a minute old at most, or two when nobody asked in between', async () => {
    const tool = await newTool('draft');
    expect(await listOf(tool.category)).toEqual({ ids: [], from: miss });
    await setStatus(tool, 'published');
    expect(await listOf(tool.category)).toEqual({ ids: [], from: hit });
    await pass(61);
    // The one who asks first still gets the old list, and has the edge fetch the new one.
    expect(await listOf(tool.category)).toEqual({ ids: [], from: hit });
    await eventually(async () => (await listOf(tool.category)).ids.includes(tool.id));
    await pass(121);
    expect((await listOf(tool.category)).from).toMatch(/^(Miss|RefreshHit) /);
  });

  test('that has not changed is confirmed, not sent again', async () => {
    const { category } = await newTool('published');
    // The functions look for changes once a second.
    await pass(2);
    const first = await listOf(category);
    await pass(121);
    expect(await listOf(category)).toEqual({ ...first, from: 'RefreshHit from cloudfront' });
  });
});

describe('an answer to one person', () => {
  test('is never kept, and is never that of another', async () => {
    const people = [await signedUp(base()), await signedUp(base())];
    for (let round = 0; round < 2; round++)
      for (const { client, user } of people) {
        const answer = await client.get('/auth/me');
        expect([answer.body.id, sourceOf(answer)]).toEqual([user.id, miss]);
      }
    const [first] = people;
    expect(sourceOf(await someone().get('/ebooks/public'))).toBe(miss);
    expect(sourceOf(await someone().get('/ebooks/public'))).toBe(hit);
    for (let round = 0; round < 2; round++)
      expect(sourceOf((await first?.client.get('/ebooks/public')) ?? (await someone().get('/x')))).toBe(miss);
  });

  test('is asked for anew by each of those who ask at the same time', async () => {
    const { client, user } = await signedUp(base());
    const answers = await Promise.all([client.get('/auth/me'), client.get('/auth/me')]);
    expect(answers.map((answer) => [answer.body.id, sourceOf(answer)])).toEqual(Array(2).fill([user.id, miss]));
  });
});

describe('an error', () => {
  test('is never kept: what is published is there at once', async () => {
    const tool = await newTool('draft');
    const read = () => someone().get(`/ai-tools/${tool.slug}`);
    const missing = await read();
    expect([missing.status, sourceOf(missing)]).toEqual([404, error]);
    await setStatus(tool, 'published');
    await pass(2);
    expect((await read()).status).toBe(200);
  });

  test('of the functions is not kept: the next one to ask may have more luck', async () => {
    const read = () => fetch(`${base()}/ebook/ebk_${String(serial++).padStart(26, '0')}`);
    await control('faults', { service: 'dynamodb', error: 'InternalServerError', status: 500 }, base());
    const failed = await eventually(async () => {
      const answer = await read();
      return answer.status === 503 && answer;
    });
    expect(sourceOf(failed)).toBe(error);
    await control('faults', { clear: true }, base());
    expect((await fetch(failed.url)).status).toBe(404);
  });

  test('of a page is kept for ten seconds', async () => {
    const read = async () => {
      const { status, headers } = await fetch(`${base()}/nothing/here`);
      return [status, headers.get('x-cache'), headers.get('age')];
    };
    expect(await read()).toEqual([404, error, null]);
    await pass(3);
    expect(await read()).toEqual([404, error, expect.stringMatching(/^[3-9]$/)]);
    await pass(10);
    expect(await read()).toEqual([404, error, null]);
  });
});

test('a page is the same for everybody, whatever their browser sends', async () => {
  const read = (headers: Record<string, string>) => fetch(`${base()}/articles?utm_source=x`, { headers });
  const first = await read({});
  const second = await read({ cookie: 'a=1', authorization: 'Bearer x', 'accept-language': 'de', 'user-agent': 'y' });
  expect([sourceOf(first), sourceOf(second)]).toEqual([miss, hit]);
  expect(await second.text()).toBe(await first.text());
});
