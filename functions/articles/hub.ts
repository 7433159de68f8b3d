import { now, seconds } from '#lib/clock.ts';
import { unavailable } from '#lib/errors.ts';
import { logger } from '#lib/logger.ts';
import { findCurrentArticles } from './article.repo.ts';
import { cardFields, type HubArticle } from './article.view.ts';
import { listAuthors } from './author.repo.ts';
import { findHubMark } from './hub.repo.ts';
import { wordsOf } from './search.ts';

/** An article in memory, with the words it is found by. */
export interface Listed {
  readonly article: HubArticle;
  readonly author_name: string;
  readonly words: string;
}
export interface Hub {
  /** The latest changed first. */
  readonly all: readonly Listed[];
  /** The newest first. */
  readonly published: readonly Listed[];
}

/** How often a public list asks whether something changed. */
const lookEvery = seconds(1);
/** Indexes follow a write within this time: a copy that was made sooner after a change may lack it. */
const settling = seconds(5);

let copy: { readonly hub: Hub; readonly generation: number; readonly madeAt: number } | undefined;
let lookedAt = Number.NEGATIVE_INFINITY;
let looking: Promise<Hub> | undefined;

const onlyCard = (article: HubArticle): HubArticle =>
  Object.fromEntries(cardFields.map((name) => [name, article[name]])) as HubArticle;

async function load(): Promise<Hub> {
  const [articles, authors] = await Promise.all([findCurrentArticles(), listAuthors()]);
  const names = new Map(authors.map(({ id, name }) => [id, name]));
  const all = articles.map((stored): Listed => {
    const author_name = names.get(stored.author_id) ?? stored.author_name;
    return { article: onlyCard(stored), author_name, words: wordsOf(stored, author_name) };
  });
  const cameOut = ({ article }: Listed) => article.published_at ?? '';
  const published = all
    .filter(({ article }) => article.status === 'published')
    .sort((a, b) => cameOut(b).localeCompare(cameOut(a)) || b.article.id.localeCompare(a.article.id));
  return { all, published };
}

async function look(): Promise<Hub> {
  lookedAt = now();
  const { generation, changed_at } = await findHubMark();
  const isRight = copy?.generation === generation && copy.madeAt > Date.parse(changed_at) + settling;
  if (!copy || !isRight) copy = { hub: await load(), generation, madeAt: lookedAt };
  return copy.hub;
}

/** All articles as they are now; the table is asked only when something changed. */
export async function freshHub(): Promise<Hub> {
  looking ??= look().finally(() => {
    looking = undefined;
  });
  return looking;
}

/** All articles as they were at most a second ago, or as they last were while the table is away. */
export async function currentHub(): Promise<Hub> {
  if (copy && Math.abs(now() - lookedAt) < lookEvery) return copy.hub;
  try {
    return await freshHub();
  } catch (error) {
    if (!copy) throw unavailable('The articles are not available right now. Please try again in a moment.', 2, error);
    logger.warn('articles as they were', { error: error as Error });
    return copy.hub;
  }
}
