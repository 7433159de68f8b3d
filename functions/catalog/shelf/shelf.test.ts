import { describe, expect, it } from 'vitest';
import type { EbookCard } from '#shared/catalog/ebook.ts';
import { Shelf } from './shelf.ts';
import { ShelfWriter } from './shelf-writer.ts';
import { backOfficeFields } from './words.ts';

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

const fileOf = (...portions: EbookCard[][]) => {
  const writer = new ShelfWriter();
  for (const cards of portions) writer.add(cards);
  return writer.finish();
};
const shelfOf = (...portions: EbookCard[][]): Shelf => Shelf.read(fileOf(...portions).bytes);

describe('the file of a shelf', () => {
  it('has its cards in ASCII', () => {
    const shelf = shelfOf([aCard(), aCard()]);
    expect(shelf.serialise([0, 1])).toMatch(/^[\x20-\x7e]*$/);
  });

  it('changes its digest only when its content changes', () => {
    const [one, two] = [aCard(), aCard()];
    const digest = (...portions: EbookCard[][]) => fileOf(...portions).digest;
    expect(digest([one])).toBe(digest([], [one]));
    expect(digest([one])).not.toBe(digest([two]));
    expect(digest([one])).not.toBe(digest([{ ...one, purchases: 1 }]));
  });

  it('is read wherever its bytes lie', () => {
    const { bytes } = fileOf([aCard({ title: 'Firewall' })]);
    const elsewhere = new Uint8Array(bytes.length + 3);
    elsewhere.set(bytes, 3);
    expect(Shelf.read(elsewhere.subarray(3)).search('firewall')).toEqual([0]);
  });
});

describe('a shelf', () => {
  it('returns every card as it was written', () => {
    const cards = Array.from({ length: 450 }, () => aCard());
    const shelf = shelfOf(cards.slice(0, 1), [], cards.slice(1));
    expect(shelf.size).toBe(450);
    expect(JSON.parse(shelf.serialise([...shelf.ids.keys()]))).toEqual(cards);
    expect(shelf.card(449)).toEqual(cards[449]);
    expect(shelf.ids).toEqual(cards.map(({ id }) => id));
    expect(shelf.search('evidence')).toEqual([...cards.keys()]);
    expect(shelf.createdAt(3)).toBe(Date.parse(cards[3]?.created_at ?? ''));
  });

  it('can be empty', () => {
    for (const shelf of [Shelf.empty, shelfOf()]) {
      expect(shelf.size).toBe(0);
      expect(shelf.serialise(shelf.filter({}))).toBe('[]');
    }
  });

  it('marks only the wishlisted cards', () => {
    const cards = [aCard(), aCard()];
    const shelf = shelfOf(cards);
    const marked = JSON.parse(shelf.serialise([0, 1], new Set([cards[1]?.id ?? ''])));
    expect(marked).toEqual([cards[0], { ...cards[1], is_wishlisted: true }]);
  });

  it('filters by single fields and by several together', () => {
    const shelf = shelfOf([
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

describe('search', () => {
  it('lists equal matches in shelf order', () => {
    const shelf = shelfOf([aCard({ title: 'Same gate' }), aCard({ title: 'Same gate' })]);
    expect(shelf.search('gate')).toEqual([0, 1]);
  });

  it('lists equal matches of different words in shelf order, however few of many cards they are', () => {
    const titles = new Map([
      [2, 'Beta'],
      [5, 'Alpha'],
    ]);
    const shelf = shelfOf(
      Array.from({ length: 100 }, (_, position) => aCard({ title: titles.get(position) ?? 'Gates' })),
    );
    expect(shelf.search('alpha beta')).toEqual([2, 5]);
  });

  it('puts what is in the title before tags, framework and description, and a rare word before a common one', () => {
    const shelf = shelfOf([
      aCard({ description: 'On perimeters and gates.' }),
      aCard({ regulatory_source: 'Perimeters', title: 'Gates' }),
      aCard({ tags: ['perimeters'], title: 'Gates' }),
      aCard({ title: 'Perimeters' }),
      aCard({ title: 'Gates' }),
    ]);
    expect(shelf.search('perimeters')).toEqual([3, 2, 1, 0]);
    expect(shelf.search('gates lighthouse perimeters')[0]).toBe(2);
    const rare = shelfOf([aCard({ title: 'Gates' }), aCard({ title: 'Gates' }), aCard({ title: 'Walls' })]);
    expect(rare.search('gates walls')).toEqual([2, 0, 1]);
  });

  it('puts the word itself before longer ones, and both before a typo', () => {
    const shelf = shelfOf([
      aCard({ title: 'Contrails' }),
      aCard({ title: 'Controlsystems' }),
      aCard({ title: 'Controls' }),
      aCard({ title: 'Kontrols' }),
    ]);
    expect(shelf.search('controls')).toEqual([2, 1, 3, 0]);
  });

  it('puts a card that says a word more often, or says less besides, first', () => {
    const shelf = shelfOf([
      aCard({ description: 'Gates and walls and towers and moats and bridges.' }),
      aCard({ description: 'Gates and more gates and still more gates, all gates.' }),
      aCard({ description: 'Gates.' }),
    ]);
    expect(shelf.search('gates')).toEqual([1, 2, 0]);
  });

  it('searches only the given fields', () => {
    const shelf = shelfOf([aCard({ description: 'On perimeters.' }), aCard({ tags: ['perimeters'] })]);
    expect(shelf.search('perimeters')).toHaveLength(2);
    expect(shelf.search('perimeters', backOfficeFields)).toEqual([1]);
  });

  it('matches all words across fields, or any word when no card has all', () => {
    const shelf = shelfOf([
      aCard({ title: 'Firewall rules', description: 'On gates.' }),
      aCard({ title: 'Firewall', tags: ['ceremony'] }),
      aCard({ title: 'Key ceremony' }),
    ]);
    expect(shelf.search('firewall ceremony')).toEqual([1]);
    expect(shelf.search('gates firewall')).toEqual([0]);
    expect(shelf.search('firewall lighthouse').toSorted()).toEqual([0, 1]);
    expect(shelf.search('lighthouse keeper')).toEqual([]);
    // Nothing of a search is left for the next one.
    expect(shelf.search('firewall ceremony')).toEqual([1]);
  });

  it('tolerates a typo only in long words, and ignores stop words', () => {
    const shelf = shelfOf([aCard({ title: 'Résumé of SOX controls' })]);
    for (const words of ['resume', 'RESUME for the controls', 'contorls', 'contr'])
      expect(shelf.search(words)).toEqual([0]);
    expect(shelf.search('sax')).toEqual([]);
    // Two letters in the wrong order are one typo.
    expect(shelfOf([aCard({ title: 'Records' })]).search('recrods')).toEqual([0]);
    // Three typos at most, however long the word; nobody's word is as long as the longest.
    const long = shelfOf([aCard({ title: 'Internationalisations' })]);
    expect(long.search('xxternationalisationx')).toEqual([0]);
    expect(long.search('xxternationalisatioxx')).toEqual([]);
    const longest = 'pneumonoultramicroscopicsilicoses';
    expect(shelfOf([aCard({ title: longest })]).search(longest.replace('u', 'x'))).toEqual([]);
  });

  it('leaves nothing out for a query that says nothing', () => {
    const shelf = shelfOf([aCard({ title: 'Controls' }), aCard({ title: 'Gates' })]);
    for (const words of ['the', 'of the', '?!']) expect(shelf.search(words)).toEqual([0, 1]);
    expect(shelf.search('the gates')).toEqual([1]);
  });

  it('finds a name however its parts are joined', () => {
    const shelf = shelfOf([
      aCard({ title: 'ISO 27001 in a year' }),
      aCard({ title: 'SOC2 for start-ups' }),
      aCard({ title: 'Zero Trust, PCI DSS' }),
      aCard({ title: 'Zero hour' }),
    ]);
    for (const words of ['iso27001', 'ISO-27001', 'iso 27001', 'iso270']) expect(shelf.search(words)).toEqual([0]);
    for (const words of ['soc2', 'soc 2', 'SOC-2']) expect(shelf.search(words)).toEqual([1]);
    for (const words of ['zerotrust', 'zerotru', 'pcidss', 'pcidss zero']) expect(shelf.search(words)).toEqual([2]);
    expect(shelfOf([aCard({ title: 'PCI 4' }), aCard({ title: 'PCI 5' })]).search('pci4')).toEqual([0]);
    // Letters are no parts of less than three.
    for (const words of ['pcid', 'zeroin']) expect(shelf.search(words)).not.toContain(2);
  });

  it('takes a word apart only if it stands nowhere and begins with a whole word', () => {
    const shelf = shelfOf([aCard({ title: 'Firewall' }), aCard({ title: 'Fire and wall' })]);
    expect(shelf.search('firewall')).toEqual([0]);
    expect(shelfOf([aCard({ title: 'Smokers screen' })]).search('smokescreen')).toEqual([]);
    const [first, second] = ['internationalised', 'standardisations'];
    const long = shelfOf([aCard({ title: `${first} ${second}` })]);
    expect([long.search(first + second), long.search(first + second.slice(0, 12))]).toEqual([[], [0]]);
  });

  it('finds a short name with two letters swapped, when nothing is written like it', () => {
    const shelf = shelfOf([
      aCard({ title: 'NIST in practice' }),
      aCard({ title: 'Nits and lice' }),
      aCard({ title: 'SOC' }),
    ]);
    expect(shelf.search('insta')).toEqual([]);
    expect(shelf.search('inst')).toEqual([0]);
    expect(shelf.search('nits')).toEqual([1]);
    expect(shelf.search('sco')).toEqual([2]);
    expect(shelfOf([aCard({ title: 'IT' })]).search('ti')).toEqual([]);
  });

  it('finds what a card can be filtered by', () => {
    const shelf = shelfOf([
      aCard({ industry: 'Healthcare' }),
      aCard({ difficulty_level: 'Advanced', category: 'Prompt' }),
    ]);
    expect(shelf.search('healthcare')).toEqual([0]);
    expect(shelf.search('advanced')).toEqual([1]);
    expect(shelf.search('prompt advanced')).toEqual([1]);
    expect(shelf.search('topic')).toEqual([0]);
    expect(shelf.search('beginner')).toEqual([0]);
    expect(shelf.search('prompt')).toEqual([1]);
  });

  it('takes a single letter for a beginning only when it is all that was typed', () => {
    const shelf = shelfOf([aCard({ title: 'Controls' }), aCard({ title: 'Controls of X', description: 'Y' })]);
    expect(shelf.search('y')).toEqual([1]);
    expect(shelf.search('c')).toEqual([0, 1]);
    expect(shelf.search('controls c')).toHaveLength(2);
    expect(shelf.search('controls x')).toEqual([1]);
  });

  it('looks at the first eight words', () => {
    const shelf = shelfOf([
      aCard({ title: 'One two three four five six seven eight' }),
      aCard({ title: 'Lighthouse' }),
    ]);
    expect(shelf.search('one two three four five six seven eight lighthouse')).toEqual([0]);
  });
});

it('finds what came out in a range of time, in its order', () => {
  const at = (published_at: string | null) => aCard({ published_at });
  const cards = [
    at('2026-11-30T23:00:00.000Z'),
    at(null),
    at('2026-11-01T00:00:00.000Z'),
    at('2026-10-31T23:59:59.999Z'),
  ];
  const shelf = shelfOf(cards);
  const within = (from: string, to: string) => shelf.publishedWithin(Date.parse(from), Date.parse(to));
  expect(within('2026-11-01', '2026-12-01')).toEqual([0, 2]);
  expect(within('2026-10-01', '2026-11-01')).toEqual([3]);
  expect(within('2026-11-01', '2026-11-30T23:00:00.000Z')).toEqual([2]);
});
