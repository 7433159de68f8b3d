import { expect, it } from 'vitest';
import { themes } from '#shared/generation/facts/fact.ts';
import { identifiersIn } from '#shared/generation/facts/identifiers.ts';
import { allProse } from './prose.ts';

it('has prose on every theme', () => {
  expect([...new Set(allProse.map(({ theme }) => theme))]).toEqual([...themes]);
});

it.each(allProse.map((prose) => [prose.family, prose.theme, prose] as const))('%s/%s is complete', (_, __, prose) => {
  expect(prose.titles).toHaveLength(2);
  expect(prose.points).toHaveLength(prose.explain.length);
  expect(prose.opening).toHaveLength(2);
  expect(prose.explain).toHaveLength(4);
  expect(prose.steps.length).toBeGreaterThanOrEqual(7);
  expect(prose.mistakes.length).toBeGreaterThanOrEqual(4);
  expect(prose.checks.length).toBeGreaterThanOrEqual(5);
  expect(prose.monday).toHaveLength(2);
  expect(prose.decisions).toHaveLength(3);
  for (const text of [...prose.explain, ...prose.steps, ...prose.mistakes, ...prose.checks])
    expect(text).toMatch(/[.!?]$/);
});

it('says nothing twice', () => {
  const sentences = allProse
    .flatMap(({ words: _, theme: __, family: ___, noun: ____, ...texts }) => Object.values(texts).flat())
    .flatMap((text) => text.split(/(?<=[.!?]) /))
    .filter((sentence) => sentence.split(' ').length > 4);
  expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
});

it('leaves numbers of frameworks to the fact base', () => {
  const text = JSON.stringify(allProse.map(({ words: _, ...prose }) => prose));
  for (const source of ['ISO 27001', 'NIST RMF', 'GDPR', 'PCI DSS']) expect(identifiersIn(text, source)).toEqual([]);
});

/** Words that American spelling writes otherwise, and signs that give a machine away. */
const other =
  /\b(e-mailed|programmes?|(organ|author|recogn|prior[iy]t|minim|summar|categor|emphas|anonym|pseudonym)is(e|ed|es|ing|ations?)|(behavi|col|hon|lab|fav|neighb)our\w*|cent(re|res)|licence|defence|judgement|cancell(ed|ing)|labell(ed|ing)|whilst|learnt|analyse|grey|delve|leverage|seamless|robust|landscape|crucial|furthermore|moreover)\b|—/i;
it('is plain American English', () => {
  const texts = allProse.flatMap((prose) => Object.values(prose).flat());
  expect(texts.filter((text) => other.test(text))).toEqual([]);
});
