import { expect, it } from 'vitest';
import type { Answer, Client } from '../client.ts';
import { asAdmin, control, eventually, ownCloud } from '../cloud.ts';
import { aTag, aTool, newName } from './vocabulary.ts';

type Row = Readonly<Record<string, unknown>>;

async function all(admin: Client, path: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let next: string | undefined = `${path}${path.includes('?') ? '&' : '?'}limit=100`; next; ) {
    const { body, headers }: Answer<Row[]> = await admin.get(next);
    rows.push(...body);
    next = /^<\/api([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
  }
  return rows;
}

const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((text): text is string => typeof text === 'string' && text !== '');

/** What lists of things say: how often each term is named, by kind and name. */
async function counted(admin: Client): Promise<Map<string, number>> {
  const lists = async (path: string) => [...(await all(admin, path)), ...(await all(admin, `${path}?status=trash`))];
  const [books, articles, tools] = [
    await lists('/admin/ebooks'),
    await lists('/admin/articles'),
    await lists('/admin/ai-tools'),
  ];
  // Its prompts are on no list.
  const prompts = await Promise.all(
    books
      .filter(({ category }) => category === 'Prompt Vault')
      .map(async ({ id }) => (await admin.get(`/ebooks/${id}`)).body.prompt_category),
  );
  const named = [
    ...prompts.flatMap((name) => texts(name).map((each) => `prompt ${each}`)),
    ...books.flatMap(({ regulatory_source, category, industry }) => [
      ...texts(regulatory_source).map((name) => `framework ${name}`),
      ...texts(category).map((name) => `ebook ${name}`),
      ...texts(industry).map((name) => `industry ${name}`),
    ]),
    ...articles.flatMap(({ category }) => texts(category).map((name) => `article ${name}`)),
    ...tools.flatMap(({ category, subcategory }) =>
      [...texts(category), ...texts(subcategory)].map((name) => `tool ${name}`),
    ),
    ...[...books, ...articles, ...tools].flatMap(({ tags }) => texts(tags).map((name) => `tag ${name}`)),
  ];
  return new Map([...Map.groupBy(named, (name) => name)].map(([name, each]) => [name, each.length]));
}

/** What the vocabulary says. */
async function said(admin: Client): Promise<Map<string, number>> {
  const tags = (await all(admin, '/admin/tags')).map((tag) => ({ ...tag, kind: 'tag' }) as Row);
  const frameworks = (await all(admin, '/admin/frameworks')).map((each) => ({ ...each, kind: 'framework' }) as Row);
  const terms = [...tags, ...frameworks, ...(await all(admin, '/admin/categories'))];
  return new Map(
    terms
      .filter(({ usage_count }) => usage_count !== 0)
      .map(({ kind, name, usage_count }) => [`${kind} ${name}`, usage_count as number]),
  );
}

const sorted = (counts: Map<string, number>) => Object.fromEntries([...counts].sort());

it('the seeded shop has true counts, and every seeded term is described by its kind', async () => {
  const { url } = await ownCloud('shop');
  const admin = await asAdmin(url);
  const counts = sorted(await counted(admin));
  expect(counts).toMatchObject({ 'ebook Topic': 10, 'industry General': 12, 'prompt Risk Assessment': 1 });
  expect(sorted(await said(admin))).toEqual(counts);
});

/** Numbers that look random and are the same in every run. */
function dice(seed: number) {
  let state = seed;
  return (sides: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

it('whatever is done at once, every count is the number of things', async () => {
  const { url } = await ownCloud();
  const admin = await asAdmin(url);
  const roll = dice(7);
  const names = Array.from({ length: 6 }, newName);
  const some = (): string[] => names.filter(() => roll(3) === 0);
  const tools = (await Promise.all(Array.from({ length: 6 }, () => aTool(admin, { tags: some() })))).map(
    ({ id }) => id,
  );
  const tagIds = async () => (await all(admin, '/admin/tags')).map(({ id, revision }) => ({ id, revision }));
  const anyTool = () => `/admin/ai-tools/${tools[roll(tools.length)]}`;
  const acts: (() => Promise<unknown>)[] = [
    () => aTool(admin, { tags: some() }).then(({ id }) => tools.push(id)),
    async () => {
      const [at, tags] = [anyTool(), some()];
      const { body } = await admin.get(at);
      return admin.put(at, { tags, revision: body.revision });
    },
    () => admin.delete(anyTool()),
    () => admin.post(`${anyTool()}/restore`),
    async () => {
      const [number, name] = [roll(100), newName()];
      const terms = await tagIds();
      const term = terms[number % terms.length];
      if (term) await admin.put(`/admin/tags/${term.id}`, { name, revision: term.revision });
    },
    async () => {
      const [one, two] = [roll(100), roll(100)];
      const terms = await tagIds();
      const [gone, heir] = [terms[one % terms.length], terms[two % terms.length]];
      if (gone && heir && terms.length > 3) await admin.delete(`/admin/tags/${gone.id}?replace_with=${heir.id}`);
    },
    () => aTag(admin, { active: roll(2) === 0 }),
  ];
  for (let round = 0; round < 12; round++)
    await Promise.all(Array.from({ length: 5 }, () => acts[roll(acts.length)]?.().catch(() => undefined)));
  await eventually(async () => {
    await control('fire/VocabularyOutboxSweep', {}, url);
    const { body } = await admin.get('/admin/jobs?limit=100');
    return body.every(({ ended_at }: { ended_at: string | null }) => ended_at);
  }, 180_000);
  const counts = sorted(await counted(admin));
  expect(Object.keys(counts).length).toBeGreaterThan(1);
  expect(sorted(await said(admin))).toEqual(counts);
});
