import { beforeAll, describe, expect, test } from 'vitest';
import { inPriceRange } from '#shared/catalog/price-range.ts';
import { toCents } from '#shared/kernel/money.ts';
import { signedUp, visitor, whileNothingChanges } from '../cloud.ts';
import { aBook, found, idsOf, search, someWord } from './catalog.ts';

const word = someWord();
const ids: Record<string, string> = {};

beforeAll(async () => {
  const books = {
    old: { price: 0, regulatory_source: 'GDPR', created_at: '2020-01-01' },
    cheap: { price: 1, regulatory_source: 'GDPR', difficulty_level: 'Advanced', created_at: '2020-01-02' },
    below: { price: 4999, industry: 'Healthcare', created_at: '2020-01-03' },
    fifty: { price: 5000, category: 'Prompt', created_at: '2020-01-04' },
    hundred: { price: 10_000, category: 'Prompt', industry: 'Healthcare', created_at: '2020-01-05' },
    over: { price: 10_001, created_at: '2020-01-06' },
    draft: { price: 100, status: 'draft', created_at: '2020-01-07' },
  } as const;
  for (const [name, values] of Object.entries(books))
    ids[name] = (await aBook({ ...values, description: `About ${word} and nothing else.` })).id;
  await found(visitor(), word, 6);
});

const named = (...names: string[]) => names.map((name) => ids[name]);
const filtered = async (filter: Record<string, string>, words = word) =>
  idsOf((await search(visitor(), words, filter)).body);

describe('filters', () => {
  test('find published ebooks, the newest first among equals', async () => {
    const { body, headers } = await search(visitor(), word);
    expect(idsOf(body)).toEqual(named('over', 'hundred', 'fifty', 'below', 'cheap', 'old'));
    expect(headers.get('x-total-count')).toBe('6');
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  test('cut prices where they say', async () => {
    expect(await filtered({ price_range: 'free' })).toEqual(named('old'));
    expect(await filtered({ price_range: 'under-50' })).toEqual(named('below', 'cheap'));
    expect(await filtered({ price_range: '50-100' })).toEqual(named('hundred', 'fifty'));
    expect(await filtered({ price_range: 'over-100' })).toEqual(named('over'));
  });

  test('work by framework, level, category and industry', async () => {
    expect(await filtered({ regulatory_source: 'GDPR' })).toEqual(named('cheap', 'old'));
    expect(await filtered({ difficulty_level: 'Advanced' })).toEqual(named('cheap'));
    expect(await filtered({ category: 'Prompt' })).toEqual(named('hundred', 'fifty'));
    expect(await filtered({ industry: 'Healthcare' })).toEqual(named('hundred', 'below'));
    expect(await filtered({ industry: 'Nowhere' })).toEqual([]);
  });

  test('combine with AND', async () => {
    expect(await filtered({ category: 'Prompt', industry: 'Healthcare' })).toEqual(named('hundred'));
    expect(await filtered({ category: 'Prompt', industry: 'Healthcare', price_range: 'free' })).toEqual([]);
  });

  test('page with total and link', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: '4', ...(cursor && { cursor }) };
      const { body, headers } = await search(visitor(), word, {}, query);
      expect(headers.get('x-total-count')).toBe('6');
      seen.push(...idsOf(body));
      cursor = /cursor=([^&>]+)/.exec(headers.get('link') ?? '')?.[1];
    } while (cursor);
    expect(seen).toEqual(named('over', 'hundred', 'fifty', 'below', 'cheap', 'old'));
  });

  test('list the newest first without a search', async () => {
    const { body } = await visitor().post('/ebooks/filter', { category: 'Framework' });
    const created = body.map((card: { created_at: string }) => card.created_at);
    expect(created).toEqual(created.toSorted().reverse());
    await whileNothingChanges(async () => {
      const all = await visitor().get('/ebooks/public');
      expect((await visitor().post('/ebooks/filter', {})).body).toEqual(all.body);
    });
  });

  test('mark wishes for callers with a token', async () => {
    const { client } = await signedUp();
    await client.post('/wishlist/add', { ebook_id: ids.fifty });
    const { body } = await search(client, word);
    expect(
      body.filter((card: { is_wishlisted: boolean }) => card.is_wishlisted).map(({ id }: { id: string }) => id),
    ).toEqual(named('fifty'));
  });

  test('refuse what they do not offer', async () => {
    const wrong = [
      [{ price_range: 'cheap' }, 'price_range'],
      [{ difficulty_level: 'beginner' }, 'difficulty_level'],
      [{ category: 'x'.repeat(61) }, 'category'],
      [{ search_query: 'x'.repeat(201) }, 'search_query'],
      [{ search_query: 7 }, 'search_query'],
      [{ industry: ['a'] }, 'industry'],
    ] as const;
    for (const [body, field] of wrong)
      expect(await visitor().post('/ebooks/filter', body)).toMatchObject({
        status: 422,
        body: { code: 'invalid', errors: { [field]: expect.any(String) } },
      });
    expect(
      (await visitor().post('/ebooks/filter', undefined, { raw: '{', headers: { 'content-type': 'application/json' } }))
        .status,
    ).toBe(400);
  });
});

describe('search', () => {
  test('tolerates a typo, a prefix, capitals and accents', async () => {
    const slip = `${word.slice(0, 6)}${word.slice(7)}`;
    for (const words of [word.toUpperCase(), word.slice(0, -3), slip, `${word}é`.normalize('NFC')])
      expect(idsOf((await search(visitor(), words)).body)).toContain(ids.over);
  });

  test('knows the shelf', async () => {
    const first = async (words: string) => (await search(visitor(), words)).body[0]?.title;
    expect(await first('hippa risk')).toContain('HIPAA');
    expect(await first('zero trust')).toContain('Zero Trust');
    expect(await first('pci')).toContain('PCI');
    expect(await first('dpia')).toContain('DPIA');
  });

  test('prefers a title to a description', async () => {
    const mine = someWord();
    const titled = await aBook({ title: `The ${mine} book`, created_at: '2019-01-01' });
    await aBook({ description: `It has a chapter on ${mine}, among others.`, created_at: '2021-01-01' });
    await found(visitor(), mine, 2);
    expect((await search(visitor(), mine)).body[0].id).toBe(titled.id);
  });

  test('requires all words, and falls back to any when no ebook has all', async () => {
    const [first, second] = [someWord(), someWord()];
    const make = async (title: string) => (await aBook({ title })).id;
    const both = await make(`${first} and ${second}`);
    const one = await make(`Only ${first}`);
    const other = await make(`Only ${second}`);
    await found(visitor(), first, 2);
    // Another instance may have an older copy of the list.
    const withAll = (words: string) =>
      expect.poll(async () => idsOf((await search(visitor(), words)).body).toSorted(), { timeout: 30_000 });
    await withAll(`${first} ${second}`).toEqual([both]);
    await withAll(`${second} ${first} ${someWord()}`).toEqual([both, one, other].toSorted());
  });

  test('combines with filters, even when only some words are found', async () => {
    const prompts = (words: string) => filtered({ category: 'Prompt' }, words);
    expect(await prompts(word)).toEqual(named('hundred', 'fifty'));
    expect(await prompts(`${word} ${someWord()}`)).toEqual(named('hundred', 'fifty'));
  });

  test('finds nothing where there is nothing, and survives any text', async () => {
    expect((await search(visitor(), someWord())).body).toEqual([]);
    const nasty = [
      '***',
      '" OR 1=1',
      '\\',
      '{{x}}',
      '𝕏',
      '‮',
      'a '.repeat(100),
      '__proto__ constructor',
      '語',
      '<script>',
    ];
    for (const words of nasty) expect((await search(visitor(), words)).status).toBe(200);
  });
});

describe('choices', () => {
  test('are those of the published ebooks, each with its count', async () => {
    const client = visitor();
    const { frameworks } = (await client.get('/frameworks')).body;
    const names = frameworks.map(({ name }: { name: string }) => name);
    expect(names).toEqual(names.toSorted((a: string, b: string) => a.localeCompare(b, 'en')));
    const csf = frameworks.find(({ name }: { name: string }) => name === 'NIST CSF');
    expect(csf).toMatchObject({ description: expect.stringContaining('Cybersecurity'), category: 'Security' });
    const hipaa = frameworks.find(({ name }: { name: string }) => name === 'HIPAA');
    const listed = await client.post('/ebooks/filter', { regulatory_source: 'HIPAA' });
    expect(hipaa.count).toBe(Number(listed.headers.get('x-total-count')));
  });

  test('count what choosing them would leave, within the words and the other filters', async () => {
    const counted = async (path: string, filter: Record<string, string>) => {
      const { body } = await visitor().get(path, { query: { search_query: word, ...filter } });
      const of = (choices: { name: string; count: number }[]) =>
        Object.fromEntries(choices.map(({ name, count }) => [name, count]));
      return path === '/frameworks'
        ? of(body.frameworks)
        : { price: of(body.categories.Price), industry: of(body.categories.Industry) };
    };
    const all = Object.values(await counted('/frameworks', {})).reduce((sum, count) => sum + Number(count), 0);
    expect(all).toBe(6);
    expect(await counted('/frameworks', { difficulty_level: 'Advanced' })).toEqual({ GDPR: 1 });
    // A filter's own choices stay as they are: the other frameworks can still be chosen.
    expect(await counted('/frameworks', { regulatory_source: 'GDPR', price_range: 'over-100' })).not.toHaveProperty(
      'GDPR',
    );
    const within = await counted('/categories', { industry: 'Healthcare', price_range: 'under-50' });
    expect(within.price).toEqual({ 'under-50': 1, '50-100': 1 });
    expect(within.industry).toMatchObject({ Healthcare: 1 });
  });

  test('come in order by kind', async () => {
    const { categories } = (await visitor().get('/categories')).body;
    expect(Object.keys(categories)).toEqual(['Category', 'Industry', 'Level', 'Price']);
    const names = (kind: string) => categories[kind].map(({ name }: { name: string }) => name);
    expect(names('Level')).toEqual(['Beginner', 'Intermediate', 'Advanced']);
    expect(names('Price')).toEqual(['free', 'under-50', '50-100', 'over-100']);
    // Files beside this one may publish books of further categories, which come last like that of this file.
    expect(names('Category').slice(0, 4)).toEqual(['Framework', 'Industry', 'Topic', 'Prompt Vault']);
    expect(names('Category').slice(4)).toContain('Prompt');
    for (const { name, count } of categories.Price) {
      const { body } = await visitor().post('/ebooks/filter', { price_range: name }, { query: { limit: '100' } });
      expect(body.every((card: { price: number }) => inPriceRange(toCents(card.price), name))).toBe(true);
      expect(count).toBeGreaterThan(0);
    }
  });
});
