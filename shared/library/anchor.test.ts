import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Anchor, anchorOf, locate, type PlainBook, sectionAt } from './anchor.ts';
import type { Passage } from './similar-words.ts';

/** A book of chapters, each with its paragraphs. */
function bookOf(chapters: Readonly<Record<string, readonly string[]>>): PlainBook {
  let text = '';
  const sections = Object.entries(chapters).map(([anchor, paragraphs]) => {
    const section = { anchor, level: 0, start: text.length };
    text += `${[anchor, ...paragraphs].join('\n')}\n`;
    return section;
  });
  return { text, sections };
}

const policy = 'An owner reviews each account every quarter and records who may keep it.';
const other = 'Evidence is kept for three years, and nobody edits it afterwards.';
const book = bookOf({ scope: [other, 'The register names each risk.'], access: ['Before.', policy, 'After.'] });

const passageOf = ({ text }: PlainBook, quote: string, from = 0): Passage => {
  const start = text.indexOf(quote, from);
  return { start, end: start + quote.length };
};
const marked = (quote: string): Anchor => anchorOf(book, passageOf(book, quote));
const wordsIn = ({ text }: PlainBook, found: Passage | undefined) => found && text.slice(found.start, found.end);

describe('a passage in the edition in which it was marked', () => {
  test('is where it was, with the heading above it', () => {
    expect(marked('each account')).toMatchObject({
      quote: 'each account',
      section: 'access',
      suffix: expect.any(String),
    });
    expect(locate(marked('each account'), book)).toEqual(passageOf(book, 'each account'));
    expect(marked('access')).toMatchObject({ section: 'access', position: 0 });
    expect(sectionAt({ text: 'Foreword', sections: [] }, 3)).toMatchObject({ anchor: '', start: 0 });
  });

  test('is found wherever it is, also if it occurs more than once', () => {
    const words = fc.array(fc.constantFrom('risk', 'owner', 'log', 'a', 'of', 'é'), { minLength: 1, maxLength: 12 });
    const paragraphs = fc.array(
      words.map((each) => each.join(' ')),
      { minLength: 1, maxLength: 4 },
    );
    const books = fc.record({ one: paragraphs, two: paragraphs, three: paragraphs }).map(bookOf);
    const passages = books.chain((within) =>
      fc
        .tuple(fc.nat(within.text.length - 2), fc.integer({ min: 1, max: 40 }))
        .map(([start, length]) => ({ within, at: { start, end: Math.min(within.text.length, start + length) } })),
    );
    fc.assert(
      fc.property(passages, ({ within, at }) => {
        expect(locate(anchorOf(within, at), within)).toEqual(at);
      }),
    );
  });
});

describe('a passage in another edition', () => {
  test('moves with its words, to another chapter too', () => {
    const next = bookOf({ preface: ['New words at the front.'], access: ['Gone.'], reviews: ['First.', policy] });
    expect(wordsIn(next, locate(marked(policy), next))).toBe(policy);
  });

  test('is the occurrence with the same words around it', () => {
    const next = bookOf({ access: ['Each account has a name.', 'Delete each account.', 'Before.', policy] });
    expect(locate(marked('each account'), next)).toEqual(passageOf(next, 'each account', next.text.indexOf(policy)));
  });

  test('is the nearest of several that look alike', () => {
    const row = 'The control owner signs the same form again.';
    const rows = (count: number) => Array.from({ length: count }, () => row);
    const before = bookOf({ access: rows(5) });
    const third = passageOf(before, row, before.text.indexOf(row) + 2 * (row.length + 1));
    const after = bookOf({ access: ['!', ...rows(5)] });
    expect(locate(anchorOf(before, third), after)?.start).toBe(third.start + 2);
  });

  test('of a few words is not taken for the same words elsewhere', () => {
    const next = bookOf({ scope: ['Nothing.'], access: ['A short text.'], assets: ['This risk and that risk.'] });
    expect(locate(marked('risk'), next)).toBeUndefined();
    const alone = bookOf({ scope: ['One register, many a risk: see below.'], assets: ['Another risk.'] });
    expect(locate(marked('risk'), alone)).toEqual(passageOf(alone, 'risk'));
  });

  test('at the very beginning is not taken for the same words elsewhere either', () => {
    const next = bookOf({ preface: ['Out of scope: nothing.', 'In scope: all.'] });
    expect(locate(marked('scope'), next)).toBeUndefined();
  });

  test('of 24 characters is known wherever it is, a shorter one is not', () => {
    const long = 'names each risk assessed';
    for (const quote of [long, long.slice(1)]) {
      const before = bookOf({ scope: [`The list ${long} here.`], assets: ['None.'] });
      const after = bookOf({ scope: ['Nothing.'], assets: [`Somebody ${long} twice.`] });
      const found = locate(anchorOf(before, passageOf(before, quote)), after);
      expect(wordsIn(after, found)).toBe(quote === long ? long : undefined);
    }
  });

  test('is recognized after some of its words have changed, within its chapter', () => {
    const changed = policy.replace('quarter', 'six months').replace('An owner', 'A manager');
    const next = bookOf({ scope: [other], access: ['New.', changed, 'After.'] });
    expect(wordsIn(next, locate(marked(policy), next))).toMatch(/^(A )?manager reviews .* keep it$/);
    const elsewhere = bookOf({ scope: [changed], access: ['New.'] });
    expect(locate(marked(policy), elsewhere)).toBeUndefined();
  });

  test('is recognized below another heading of its chapter', () => {
    const changed = policy.replace('quarter', 'six months');
    const text = `access\nreviews\nNone.\nrecords\n${changed}\nassets\n${changed}\n`;
    const at = (anchor: string, level: number) => ({ anchor, level, start: text.indexOf(`${anchor}\n`) });
    const sections = [at('access', 0), at('reviews', 1), at('records', 1), at('assets', 0)];
    const found = locate({ ...marked(policy), section: 'reviews' }, { text, sections });
    expect(found?.start).toBe(text.indexOf(changed));
  });

  test('is recognized with a third of its words changed, and no more', () => {
    const words = 'one two three four five six seven eight nine ten'.split(' ');
    const changedBy = (count: number) => words.map((word, index) => (index < count ? 'new' : word)).join(' ');
    const before = bookOf({ access: [words.join(' ')] });
    const anchor = anchorOf(before, passageOf(before, words.join(' ')));
    const foundIn = (count: number) => locate(anchor, bookOf({ access: [changedBy(count)] }));
    expect([foundIn(3) !== undefined, foundIn(4)]).toEqual([true, undefined]);
  });

  test('is the right one of two that overlap', () => {
    const before = bookOf({ access: ['log log log is written'] });
    const second = passageOf(before, 'log log', before.text.indexOf('log') + 1);
    const after = bookOf({ access: ['New.', 'log log log is written'] });
    expect(locate(anchorOf(before, second), after)?.start).toBe(second.start + 'New.\n'.length);
  });

  test('is gone when too little of it is left', () => {
    const next = bookOf({ scope: [other], access: ['An owner reviews nothing at all, but somebody else may.'] });
    expect(locate(marked(policy), next)).toBeUndefined();
  });

  test('is the same words, or within the text and alike, or gone, whatever was added before it', () => {
    const additions = fc.array(fc.lorem({ maxCount: 12 }), { maxLength: 6 });
    fc.assert(
      fc.property(additions, additions, (first, second) => {
        const next = bookOf({ scope: [...first, other], access: [...second, 'Before.', policy] });
        for (const quote of [policy, other]) expect(wordsIn(next, locate(marked(quote), next))).toBe(quote);
      }),
    );
  });

  test('is never outside of the text, whatever the text and the anchor are', () => {
    const anchors = fc.record({
      ...{ quote: fc.lorem({ maxCount: 8 }), prefix: fc.string(), suffix: fc.string() },
      section: fc.constantFrom('', 'scope', 'access', 'gone'),
      position: fc.nat(500),
    });
    fc.assert(
      fc.property(anchors, fc.array(fc.lorem({ maxCount: 8 })), (anchor, paragraphs) => {
        const next = bookOf({ scope: paragraphs, access: [] });
        const found = locate(anchor, next);
        if (!found) return;
        expect(found.start).toBeGreaterThanOrEqual(0);
        expect(found.end).toBeGreaterThan(found.start);
        expect(found.end).toBeLessThanOrEqual(next.text.length);
      }),
      // Random passages are rarely found.
      { examples: [[{ quote: 'risk', prefix: '', suffix: '', section: 'scope', position: 0 }, ['Risks and a risk']]] },
    );
  });
});
