import { describe, expect, it, vi } from 'vitest';
import type { EbookCard } from '#shared/catalog/ebook.ts';
import { CardsWriter } from '../snapshot/snapshot.format.ts';
import { backOfficeFields, CardSearch } from './card-search.ts';
import { Shelf } from './shelf.ts';

let count = 0;
const aCard = (values: Partial<EbookCard> = {}): EbookCard => {
  count += 1;
  return {
    id: `ebk_${String(count).padStart(26, '0')}`,
    title: `Book ${count}`,
    description: 'About “evidence”\n語 and 🙂.',
    price: 49,
    is_free: false,
    regulatory_source: 'GDPR',
    difficulty_level: 'Beginner',
    category: 'Topic',
    industry: 'Technology',
    tags: ['audit'],
    rating: 0,
    rating_count: 0,
    purchases: 0,
    estimated_read_time: 9,
    prompt_count: null,
    file_type: null,
    cover_image: null,
    created_at: new Date(1e12 - count * 1000).toISOString(),
    published_at: null,
    is_wishlisted: false,
    ...values,
  };
};

const shelfOf = (...portions: EbookCard[][]): Promise<Shelf> => {
  const writer = new CardsWriter();
  for (const cards of portions) writer.add(cards);
  return Shelf.read(writer.finish().bytes);
};

describe('a snapshot', () => {
  it('is JSON, in ASCII', () => {
    const writer = new CardsWriter();
    const cards = [aCard(), aCard()];
    for (const card of cards) writer.add([card]);
    const { bytes } = writer.finish();
    expect(JSON.parse(Buffer.from(bytes).toString())).toEqual(cards);
    expect(bytes.every((byte) => byte < 128)).toBe(true);
    expect(JSON.parse(Buffer.from(new CardsWriter().finish().bytes).toString())).toEqual([]);
  });

  it('changes its digest only when its content changes', async () => {
    const [one, two] = [aCard(), aCard()];
    const digest = (...portions: EbookCard[][]) => {
      const writer = new CardsWriter();
      for (const cards of portions) writer.add(cards);
      return writer.finish().digest;
    };
    expect(digest([one])).toBe(digest([], [one]));
    expect(digest([one])).not.toBe(digest([two]));
    expect(digest([one])).not.toBe(digest([{ ...one, purchases: 1 }]));
  });
});

describe('a shelf', () => {
  it('returns every card as it was written', async () => {
    const cards = Array.from({ length: 450 }, () => aCard());
    const shelf = await shelfOf(cards.slice(0, 1), [], cards.slice(1));
    expect(shelf.size).toBe(450);
    expect(JSON.parse(shelf.serialise([...shelf.ids.keys()]))).toEqual(cards);
    expect(shelf.card(449)).toEqual(cards[449]);
    expect(shelf.positionOf(cards[7]?.id ?? '')).toBe(7);
    expect(shelf.positionOf('x')).toBeUndefined();
    expect(shelf.createdAt(3)).toBe(Date.parse(cards[3]?.created_at ?? ''));
  });

  it('can be empty', async () => {
    for (const shelf of [Shelf.empty, await shelfOf()]) {
      expect(shelf.size).toBe(0);
      expect(shelf.serialise(shelf.filter({}))).toBe('[]');
    }
  });

  it('marks only the wishlisted cards', async () => {
    const cards = [aCard(), aCard()];
    const shelf = await shelfOf(cards);
    const marked = JSON.parse(shelf.serialise([0, 1], new Set([cards[1]?.id ?? ''])));
    expect(marked).toEqual([cards[0], { ...cards[1], is_wishlisted: true }]);
  });

  it('filters by single fields and by several together', async () => {
    const shelf = await shelfOf([
      aCard({ industry: 'Finance', price: 0 }),
      aCard({ industry: 'Finance', price: 50 }),
      aCard({ industry: 'Retail', price: 50 }),
    ]);
    expect(shelf.filter({})).toEqual([0, 1, 2]);
    expect(shelf.filter({ industry: '', price_range: '' })).toEqual([0, 1, 2]);
    expect(shelf.filter({ industry: 'Finance' })).toEqual([0, 1]);
    expect(shelf.filter({ industry: 'Finance', price_range: '50-100' })).toEqual([1]);
    expect(shelf.filter({ industry: 'Finance' }, [2, 1])).toEqual([1]);
    expect(shelf.filter({ industry: 'finance' })).toEqual([]);
    expect([...shelf.counts('industry')]).toEqual([
      ['Finance', 2],
      ['Retail', 1],
    ]);
    expect(shelf.countPrices((price) => price === 5000)).toBe(2);
    expect([...shelf.counts('industry', [1, 2])]).toEqual([
      ['Finance', 1],
      ['Retail', 1],
    ]);
    expect(shelf.countPrices((price) => price === 5000, [0, 1])).toBe(1);
  });
});

const caughtUp = (search: CardSearch, shelf: Shelf) =>
  vi.waitUntil(async () => (await search.search(shelf, 'x')).isFinal, { timeout: 30_000, interval: 5 });
const positions = async (search: CardSearch, shelf: Shelf, words: string) =>
  (await search.search(shelf, words)).positions;

describe('search', () => {
  it('updates its index when the shelf changes', async () => {
    const search = new CardSearch();
    const [one, two] = [aCard({ title: 'Firewall rules' }), aCard({ title: 'Key ceremony' })];
    const first = await shelfOf([one, two]);
    expect(await positions(search, first, 'firewall')).toEqual([0]);
    const second = await shelfOf([aCard({ title: 'New arrival' }), { ...one, title: 'Gate rules' }]);
    await caughtUp(search, second);
    expect(await positions(search, second, 'arrival')).toEqual([0]);
    expect(await positions(search, second, 'gate')).toEqual([1]);
    expect(await positions(search, second, 'firewall')).toEqual([]);
    expect(await positions(search, second, 'ceremony')).toEqual([]);
  });

  it('lists equal matches in shelf order, whenever they were added', async () => {
    const search = new CardSearch();
    const [one, two] = [aCard({ title: 'Same gate' }), aCard({ title: 'Same gate' })];
    await search.search(await shelfOf([two]), 'gate');
    const both = await shelfOf([one, two]);
    await caughtUp(search, both);
    expect(await search.search(both, 'gate')).toEqual({ positions: [0, 1], isFinal: true });
  });

  it('never shows cards that left the shelf, even with a stale index', async () => {
    const search = new CardSearch();
    const [one, two] = [aCard({ title: 'Firewall' }), aCard({ title: 'Firewall too' })];
    await search.search(await shelfOf([one, two]), 'firewall');
    expect(await positions(search, await shelfOf([two]), 'firewall')).toEqual([0]);
  });

  it('searches only the given fields', async () => {
    const search = new CardSearch();
    const shelf = await shelfOf([aCard({ description: 'On perimeters.' }), aCard({ tags: ['perimeters'] })]);
    expect(await positions(search, shelf, 'perimeters')).toHaveLength(2);
    expect((await search.search(shelf, 'perimeters', backOfficeFields)).positions).toEqual([1]);
  });

  it('matches all words across fields, or any word when no card has all', async () => {
    const search = new CardSearch();
    const shelf = await shelfOf([
      aCard({ title: 'Firewall rules', description: 'On gates.' }),
      aCard({ title: 'Firewall', tags: ['ceremony'] }),
      aCard({ title: 'Key ceremony' }),
    ]);
    expect(await positions(search, shelf, 'firewall ceremony')).toEqual([1]);
    expect(await positions(search, shelf, 'gates firewall')).toEqual([0]);
    expect((await positions(search, shelf, 'firewall lighthouse')).toSorted()).toEqual([0, 1]);
    expect(await positions(search, shelf, 'lighthouse keeper')).toEqual([]);
  });

  it('tolerates a typo only in long words, and ignores stop words', async () => {
    const search = new CardSearch();
    const shelf = await shelfOf([aCard({ title: 'Résumé of SOX controls' })]);
    for (const words of ['resume', 'RESUME for the controls', 'contorls', 'contr'])
      expect(await positions(search, shelf, words)).toEqual([0]);
    expect(await positions(search, shelf, 'sax')).toEqual([]);
    expect(await positions(search, shelf, 'of the')).toEqual([]);
  });

  it('scans a large shelf until its index is ready', async () => {
    const search = new CardSearch();
    const cards = Array.from({ length: 4000 }, () =>
      aCard({ description: Array.from({ length: 40 }, () => Math.random().toString(36).slice(2, 8)).join(' ') }),
    );
    const both = [aCard({ title: 'The gates', tags: ['perimeter'] }), aCard({ title: 'Gates of perimeters' })] as const;
    const shelf = await shelfOf([both[0]], cards, [both[1], aCard({ title: 'Gates alone' })]);
    const first = await search.search(shelf, 'Perimeter gates');
    expect(first).toEqual({ positions: [4001, 0], isFinal: false });
    const slip = await search.search(shelf, 'perimetre');
    expect(slip.isFinal).toBe(true);
    expect(slip.positions).toHaveLength(2);
    expect((await search.search(shelf, 'perimeter')).isFinal).toBe(true);
  });
});

it('finds what came out in a range of time, in its order', async () => {
  const at = (published_at: string | null) => aCard({ published_at });
  const cards = [
    at('2026-11-30T23:00:00.000Z'),
    at(null),
    at('2026-11-01T00:00:00.000Z'),
    at('2026-10-31T23:59:59.999Z'),
  ];
  const shelf = await shelfOf(cards);
  const within = (from: string, to: string) => shelf.publishedWithin(Date.parse(from), Date.parse(to));
  expect(within('2026-11-01', '2026-12-01')).toEqual([0, 2]);
  expect(within('2026-10-01', '2026-11-01')).toEqual([3]);
  expect(within('2026-11-01', '2026-11-30T23:00:00.000Z')).toEqual([2]);
});
