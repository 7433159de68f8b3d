import { describe, expect, it } from 'vitest';
import { ApiProblem } from '#web/lib/api/api-problem.ts';
import { linkChecks } from './link-checks.ts';
import { type AimedLink, answerOf, linkFindings, mostAsked, thingsOf } from './link-findings.ts';
import { linkTarget } from './link-target.ts';

const aimedAt = (addresses: readonly string[]): readonly AimedLink[] =>
  addresses.map((address) => ({
    link: { address, text: `To ${address}`, nth: 0 },
    target: linkTarget(address, { origin: 'https://rampart.test', slug: 'quiet-audits' }),
  }));
const ebook = (number: number) => `/ebook/ebk_${number}`;
const keyOf = (address: string): string => [...thingsOf(aimedAt([address])).keys()][0] ?? '';
const found = (addresses: readonly string[], answers: Readonly<Record<string, 'found' | 'gone' | 'unknown'>> = {}) =>
  linkFindings(
    aimedAt(addresses),
    { anchors: ['text-plan', 'note-1'] },
    new Map(Object.entries(answers).map(([address, answer]) => [keyOf(address), answer])),
  );
const addressesOf = (links: readonly { address: string }[]) => links.map(({ address }) => address);

describe('the answer of a call', () => {
  const problem = (status: number) => answerOf(new ApiProblem({ status, code: 'internal', detail: '' }));

  it('calls gone only what the server does not know', () => {
    expect([404, 410].map(problem)).toEqual(['gone', 'gone']);
    expect([0, 429, 500, 503].map(problem)).toEqual(['unknown', 'unknown', 'unknown', 'unknown']);
    expect([401, 403].map(problem)).toEqual(['found', 'found']);
    expect(answerOf(new Error('broken'))).toBe('unknown');
  });
});

describe('the links of a text', () => {
  it('are dead without a page, without the thing, and without the name in the text', () => {
    const all = ['/nowhere', '#text-plan', '#text-plans', '#note-1', '#note-2', ebook(1), ebook(2), ebook(3), '/'];
    const { dead, unsure } = found(all, { [ebook(1)]: 'found', [ebook(2)]: 'gone', [ebook(3)]: 'unknown' });
    expect(addressesOf(dead)).toEqual(['/nowhere', '#text-plans', '#note-2', ebook(2)]);
    expect(addressesOf(unsure)).toEqual([ebook(3)]);
  });

  it('are waited for, each thing once', () => {
    const twice = [ebook(1), `${ebook(1)}#text-a`];
    expect(thingsOf(aimedAt(twice)).size).toBe(1);
    expect(found(twice)).toEqual({ dead: [], unsure: [], unasked: 0, isChecking: true });
    expect(addressesOf(found(twice, { [ebook(1)]: 'gone' }).dead)).toEqual(twice);
  });

  it('are asked about up to a number', () => {
    const many = Array.from({ length: mostAsked + 3 }, (_, number) => ebook(number));
    expect(thingsOf(aimedAt(many)).size).toBe(mostAsked);
    expect(found(many).unasked).toBe(3);
  });
});

describe('the lines about links', () => {
  const linesOf = (...given: Parameters<typeof found>) =>
    linkChecks(found(...given)).map(({ state, label }) => `${state}: ${label}`);

  it('say what leads nowhere, and apart from it what could not be checked', () => {
    expect(linesOf([])).toEqual(['met: Every link within the site leads somewhere']);
    expect(linesOf(['/nowhere'])).toEqual(['missing: 1 link within the site leads nowhere']);
    expect(linesOf(['/nowhere', '#text-plans', ebook(1)], { [ebook(1)]: 'unknown' })).toEqual([
      'missing: 2 links within the site lead nowhere',
      'unsure: 1 link within the site could not be checked',
    ]);
    expect(linesOf([ebook(1)])).toEqual(['unsure: Links within the site are being checked']);
  });

  it('count what is beyond the first', () => {
    const many = Array.from({ length: mostAsked + 2 }, (_, number) => ebook(number));
    const answers = Object.fromEntries(many.map((address) => [address, 'found' as const]));
    expect(linesOf(many, answers)).toEqual([
      `unsure: 2 links within the site not checked: only the first ${mostAsked} pages are`,
    ]);
  });
});
