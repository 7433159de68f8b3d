import { type Fact, type Theme, themes } from '#shared/generation/facts/fact.ts';
import { factsFor } from '#shared/generation/facts/facts.ts';
import { wordsOf } from '#shared/kernel/words.ts';
import { allProse, type Family, type Prose, proseOf } from './prose.ts';

/* Which themes a book treats, and which theme a section is about. */

const security: readonly Theme[] = themes.slice(0, themes.indexOf('principles'));
const privacy: readonly Theme[] = [
  ...['scope', 'governance', 'principles', 'lawfulness', 'notice', 'rights', 'records', 'impact', 'breach'],
  ...['transfers', 'suppliers', 'data', 'enforcement', 'evidence', 'people', 'risk', 'access', 'incident', 'assets'],
] as Theme[];
const finance: readonly Theme[] = [
  ...['scope', 'governance', 'risk', 'controls', 'access', 'change', 'development', 'close', 'continuity'],
  ...['certification', 'deficiency', 'evidence', 'people', 'suppliers', 'logging'],
] as Theme[];

const familyNames: Readonly<Record<string, Family>> = { GDPR: 'privacy', CCPA: 'privacy', SOX: 'finance' };
/** For which readers a book on a framework is. */
export const familyOf = (regulatorySource: string): Family => familyNames[regulatorySource] ?? 'security';

const families: Readonly<Record<string, readonly Theme[]>> = {
  GDPR: privacy,
  // It has no list of legal grounds, and no rules on transfers abroad.
  CCPA: privacy.filter((theme) => theme !== 'lawfulness' && theme !== 'transfers'),
  SOX: finance,
  HIPAA: [...security, 'breach', 'rights', 'notice'],
  'SOC 2': [...security, 'controls', 'breach', 'rights', 'notice'],
  'NIST RMF': [...security, 'controls'],
};

const shortest = 4;
/** Words that any topic of the shop may contain. */
const generic = new Set([
  'data',
  'securi',
  'security',
  'manage',
  'management',
  'manager',
  'with',
  'that',
  'from',
  'what',
  'when',
  'your',
]);
/** `reviews` and `review` count as one word, `continuous` and `continuity` as two. */
const stem = (word: string): string => word.replace(/(?:ing|ed|es|s)$/, '').slice(0, 8);
const stemsOf = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .split(' ')
      .filter((word) => word.length >= shortest || /^(api|mfa|vpn|dns|404|302)$/.test(word))
      .map(stem)
      .filter((word) => !generic.has(word)),
  );

/** How much a text speaks of a theme: shared words. */
export function closeness(prose: Prose, text: string): number {
  const wanted = stemsOf(text);
  return [...stemsOf(`${prose.words} ${prose.noun} ${prose.theme}`)].filter((word) => wanted.has(word)).length;
}

const factCount = (facts: readonly Fact[], theme: Theme): number => facts.filter((fact) => fact.theme === theme).length;

/** What a reader who cares for a theme will look for next. */
const neighbors: Readonly<Partial<Record<Theme, readonly Theme[]>>> = {
  access: ['authentication', 'people', 'logging', 'suppliers', 'assets'],
  authentication: ['access', 'people', 'logging', 'network'],
  incident: ['continuity', 'logging', 'vulnerability', 'suppliers', 'network', 'breach'],
  continuity: ['incident', 'data', 'suppliers', 'assets', 'network'],
  vulnerability: ['assets', 'configuration', 'change', 'development'],
  development: ['change', 'vulnerability', 'suppliers', 'configuration'],
  suppliers: ['data', 'access', 'incident', 'continuity'],
  logging: ['incident', 'access', 'network', 'configuration'],
  rights: ['notice', 'records', 'lawfulness', 'suppliers', 'data'],
  breach: ['incident', 'records', 'suppliers', 'data', 'enforcement'],
  records: ['notice', 'impact', 'suppliers', 'transfers'],
  impact: ['principles', 'records', 'risk', 'lawfulness'],
  risk: ['assets', 'vulnerability', 'suppliers', 'evidence'],
  evidence: ['controls', 'governance', 'logging', 'change'],
  change: ['development', 'access', 'configuration', 'logging'],
  controls: ['risk', 'access', 'change', 'deficiency'],
  close: ['change', 'access', 'controls', 'deficiency'],
  data: ['assets', 'access', 'suppliers', 'network'],
};

/** How much a topic calls for a theme: for itself, or because it goes with another one that the topic speaks of. */
function called(theme: Theme, text: string, name: Family): number {
  const asNeighbor = allProse.filter(
    (prose) => neighbors[prose.theme]?.includes(theme) && closeness(prose, text) > 0,
  ).length;
  return closeness(proseOf(theme, name), text) * 20 + Math.min(asNeighbor, 2) * 12;
}

/**
 * Themes of a book in their order: the scope, then what the topic calls for, then what the framework has most to say
 * on, and evidence at the end.
 */
export function themesOf(regulatorySource: string, text: string, count: number): Theme[] {
  const facts = factsFor(regulatorySource)?.facts ?? [];
  const family = families[regulatorySource] ?? security;
  const others = themes.filter((theme) => !family.includes(theme));
  const calls = new Map(
    [...family, ...others].map((theme) => [theme, called(theme, text, familyOf(regulatorySource))]),
  );
  const score = (theme: Theme): number =>
    (calls.get(theme) ?? 0) +
    (theme === 'scope' || theme === 'evidence' ? 25 : 0) +
    Math.min(8, factCount(facts, theme)) +
    (family.includes(theme) ? 100 : 0);
  return [...calls.keys()]
    .sort((a, b) => score(b) - score(a))
    .slice(0, count)
    .sort((a, b) => order(a, family, calls) - order(b, family, calls));
}

/** Evidence and what follows from failures come last, whatever the family. */
const last: readonly Theme[] = ['deficiency', 'certification', 'enforcement', 'evidence'];

function order(theme: Theme, family: readonly Theme[], calls: ReadonlyMap<Theme, number>): number {
  if (theme === 'scope') return -1;
  if (last.includes(theme)) return 1000 + last.indexOf(theme);
  const place = family.includes(theme) ? family.indexOf(theme) : 50 + themes.indexOf(theme);
  const call = calls.get(theme) ?? 0;
  return place + (call >= 20 ? 0 : call > 0 ? 200 : 400);
}

/** The prose that a title is from; undefined for a title that an editor wrote. */
export const titledProse = (title: string): Prose | undefined =>
  allProse.find(({ titles }) => titles.some((known) => known.toLowerCase() === title.toLowerCase()));

/** The theme that a section is about: by its title, else by its words. */
export function themeOfSection(title: string, more: string): Theme {
  const exact = titledProse(title);
  if (exact) return exact.theme;
  const scored = allProse.map((prose) => ({
    theme: prose.theme,
    score: closeness(prose, title) * 3 + closeness(prose, more),
  }));
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).theme;
}
