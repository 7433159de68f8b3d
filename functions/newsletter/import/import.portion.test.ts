import { beforeEach, expect, it, vi } from 'vitest';
import { onTable } from '#lib/testing/table.ts';
import type { Told } from './import.portion.ts';
import type { ImportedRow } from './import.rows.ts';

/* Portions of an import in a real table. */

/** What happens between reading a portion's people and writing them. */
let meanwhile: () => Promise<unknown> = async () => undefined;

vi.mock('#lib/aws/secret.ts', () => ({ readSecret: async () => ({ signing: 'key' }) }));
vi.mock('../suppression/suppression.repo.ts', async (original) => {
  const real = await original<typeof import('../suppression/suppression.repo.ts')>();
  const findSuppressed: typeof real.findSuppressed = async (emails) => {
    const found = await real.findSuppressed(emails);
    await meanwhile();
    return found;
  };
  return { ...real, findSuppressed };
});

const list = onTable(async () => ({
  ...(await import('./import.portion.ts')),
  ...(await import('../subscriber/subscriber.repo.ts')),
  ...(await import('../subscriber/subscriber.rules.ts')),
  ...(await import('../subscriber/subscriber.figures.ts')),
  ...(await import('../suppression/suppression.service.ts')),
  ...(await import('../suppression/suppression.repo.ts')),
  ...(await import('../audience/audience.service.ts')),
  ...(await import('../growth/growth.service.ts')),
  ...(await import('#lib/table/transact.ts')),
}));

const terms = {
  ...{ statement: 'At our booth', filename: 'booth.csv', dry_run: false },
  since: new Date(Date.now() - 1000).toISOString(),
};
let serial = 0;
/** Rows of people whom nobody knows. */
const rowsOf = (count: number): ImportedRow[] =>
  Array.from({ length: count }, () => {
    serial += 1;
    return { row: serial + 1, email: `p-${serial}@example.test`, interests: serial % 2 ? ['compliance'] : [] };
  });

/** All figures that count subscribers. */
async function figures() {
  const { subscribers, confirmed } = await list.subscriberSummary();
  const [all, compliance] = await Promise.all([list.newsletterAudience([]), list.newsletterAudience(['compliance'])]);
  const { joined } = (await list.subscriberGrowth('30')).sums;
  return [subscribers, confirmed, joined, all.count, compliance.count];
}
const grownBy = async (before: number[]) => (await figures()).map((figure, at) => figure - (before[at] ?? 0));
const sentences = (told: readonly Told[]) => told.map(({ fate }) => fate.sentence);

beforeEach(() => {
  meanwhile = async () => undefined;
});

it('subscribes all, in the order of the rows, and counts each once', async () => {
  const before = await figures();
  const rows = rowsOf(205);
  const told = await list.importPortion(terms, rows);
  expect(told.map(({ row }) => row)).toEqual(rows);
  expect(new Set(sentences(told))).toEqual(new Set(['Subscribed']));
  // Nobody who chose a topic is left out of those for all; everybody else hears about all of them.
  expect(await grownBy(before)).toEqual([205, 205, 205, 205, 205]);
  expect(await list.findSubscriber(rows[204]?.email ?? '')).toMatchObject({ status: 'confirmed', source: 'import' });
});

it('changes nothing when it is only a check', async () => {
  const before = await figures();
  const rows = rowsOf(50);
  expect(new Set(sentences(await list.importPortion({ ...terms, dry_run: true }, rows)))).toEqual(
    new Set(['Subscribed']),
  );
  expect(await grownBy(before)).toEqual([0, 0, 0, 0, 0]);
});

it('done again after a crash counts nobody twice, and reports what has become of them', async () => {
  const rows = rowsOf(120);
  const before = await figures();
  // The run before this one died after the first of its transactions.
  await list.importPortion(terms, rows.slice(0, 40));
  const told = await list.importPortion(terms, rows);
  expect(new Set(sentences(told))).toEqual(new Set(['Subscribed']));
  expect(await grownBy(before)).toEqual([120, 120, 120, 120, 120]);
  const another = { ...terms, filename: 'again.csv' };
  expect(new Set(sentences(await list.importPortion(another, rows)))).toEqual(
    new Set(['Subscribed already: left as it is']),
  );
  expect(await grownBy(before)).toEqual([120, 120, 120, 120, 120]);
});

/** Somebody subscribes by themselves. */
const subscribe = (email: string) =>
  list.changeSubscriber(email, (known) => ({
    after: list.subscribedByOwner(known, { email, interests: [], source: 'website' }, { newId: 'sbr_x', at: 0 }),
  }));
const leave = async (email: string) => {
  await subscribe(email);
  await list.changeSubscriber(email, (known) => ({
    after: known && list.leaving(known, 'unsubscribed', Date.parse('2026-11-26T09:00:00Z')),
  }));
};
const suppress = (email: string) => list.suppress(email, 'complaint', new Date().toISOString());

it.each([
  ['subscribed', subscribe, 'Subscribed already: left as it is', 'website', 60],
  ['left', leave, 'Unsubscribed on 26 Nov 2026', 'website', 59],
  ['been suppressed', suppress, 'This address is on the suppression list', undefined, 59],
] as const)(
  'is decided row by row where somebody has %s since it was read',
  async (_, act, sentence, source, confirmed) => {
    const rows = rowsOf(60);
    const email = rows[3]?.email ?? '';
    const before = await figures();
    meanwhile = () => act(email);
    const told = await list.importPortion(terms, rows);
    expect(sentences(told)[3]).toBe(sentence);
    expect(sentences(told).filter((each) => each === 'Subscribed')).toHaveLength(59);
    expect((await list.findSubscriber(email))?.source).toBe(source);
    expect((await grownBy(before))[1]).toBe(confirmed);
  },
);

it('of which a part cannot be written says so, and done again leaves nobody out', async () => {
  const rows = rowsOf(200);
  const before = await figures();
  const spy = vi.spyOn(await import('#lib/table/transact.ts'), 'transactUnlessRefused');
  spy.mockRejectedValueOnce(new Error('The table is silent'));
  await expect(list.importPortion(terms, rows)).rejects.toThrow('The table is silent');
  spy.mockRestore();
  await list.importPortion(terms, rows);
  expect(await grownBy(before)).toEqual([200, 200, 200, 200, 200]);
});
