import type { ApiQuery } from '#shared/api-query.ts';
import { ApiProblem } from '#web/lib/api/api-problem.ts';
import type { TextFacts, TextLink } from '../text-facts.ts';
import type { LinkTarget } from './link-target.ts';

/** What a call says of a thing: it is there, it is not, or that was not to be found out. */
export type LinkAnswer = 'found' | 'gone' | 'unknown';

/** By the keys of things. */
export type LinkAnswers = ReadonlyMap<string, LinkAnswer>;

/** Calls that one article may cause. */
export const mostAsked = 50;

/** A link, and where it leads. */
export interface AimedLink {
  readonly link: TextLink;
  readonly target: LinkTarget;
}

/** The links of a text within the site. */
export interface LinkFindings {
  /** They lead nowhere. */
  readonly dead: readonly TextLink[];
  /** Whether they do could not be found out. */
  readonly unsure: readonly TextLink[];
  /** Links beyond the first that are asked about. */
  readonly unasked: number;
  /** Whether answers are still awaited. */
  readonly isChecking: boolean;
}

/** What the failure of a call says: only "not found" and "gone" say that there is no such page. */
export function answerOf(error: unknown): LinkAnswer {
  const status = error instanceof ApiProblem ? error.status : 0;
  if (status === 404 || status === 410) return 'gone';
  return status === 0 || status === 429 || status >= 500 ? 'unknown' : 'found';
}

/** The things that links lead to, each once, by key: no more than may be asked about. */
export function thingsOf(aimed: readonly AimedLink[]): ReadonlyMap<string, ApiQuery> {
  const things = new Map<string, ApiQuery>();
  for (const { target } of aimed)
    if (target.kind === 'thing' && things.size < mostAsked) things.set(target.key, target.query);
  return things;
}

/** Tells the links that lead nowhere from the others. */
export function linkFindings(
  aimed: readonly AimedLink[],
  { anchors }: Pick<TextFacts, 'anchors'>,
  answers: LinkAnswers,
): LinkFindings {
  const asked = thingsOf(aimed);
  const isDead = ({ target }: AimedLink): boolean => {
    if (target.kind === 'anchor') return !anchors.includes(target.name);
    return target.kind === 'nowhere' || (target.kind === 'thing' && answers.get(target.key) === 'gone');
  };
  const ofThings = aimed.flatMap(({ link, target }) => (target.kind === 'thing' ? [{ link, key: target.key }] : []));
  return {
    dead: aimed.filter(isDead).map(({ link }) => link),
    unsure: ofThings.filter(({ key }) => answers.get(key) === 'unknown').map(({ link }) => link),
    unasked: ofThings.filter(({ key }) => !asked.has(key)).length,
    isChecking: [...asked.keys()].some((key) => !answers.has(key)),
  };
}
