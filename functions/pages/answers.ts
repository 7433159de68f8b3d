import { toolAnswers } from '#functions/ai-tools/public.ts';
import { articleAnswers } from '#functions/articles/public.ts';
import { shopAnswers } from '#functions/catalog/public.ts';
import { findListedPackage, packageAnswers } from '#functions/coaching/public.ts';
import { DomainError, notFound } from '#lib/errors.ts';
import { SerialisedJson } from '#lib/http/respond.ts';
import type { FirstQueries } from '#shared/pages/first-screens.ts';
import type { PageAnswer } from './page.ts';

type Query = FirstQueries[number];
type OptionsOf<Route> = NonNullable<Extract<Query, { route: Route }>['options']>;

/** The services behind the queries of first screens, as in the API: a query without a service is a type error. */
const services: { readonly [Route in Query['route']]: (options: OptionsOf<Route>) => Promise<unknown> } = {
  'GET /ebooks/public': async ({ query }) => (await shopAnswers()).listPublicEbooks(query),
  'GET /ebooks/{id}': async ({ params }) => (await shopAnswers()).getEbook(params.id),
  'GET /categories': async () => (await shopAnswers()).categoryChoices(),
  'GET /frameworks': async () => (await shopAnswers()).frameworkChoices(),
  'GET /articles': async ({ query }) => (await articleAnswers()).listArticles(query),
  'GET /article-categories': async () => (await articleAnswers()).articleCategories(),
  'GET /blog-posts/{slug}': async ({ params }) => (await articleAnswers()).getBlogPost(params.slug),
  'GET /authors/{id}': async ({ params }) => (await articleAnswers()).getAuthor(params.id),
  'GET /ai-tools': async ({ query: { featured_only, ...query } }) =>
    (await toolAnswers()).listAiTools({ ...query, featured_only: featured_only === 'true' }),
  'GET /ai-tool-categories': async () => (await toolAnswers()).aiToolCategories(),
  'GET /ai-tools/{slug}': async ({ params }) => (await toolAnswers()).getAiTool(params.slug),
  'GET /coaching-packages': async ({ query }) => (await (await packageAnswers()).listPackages(query)).items,
  'GET /coaching-packages/{id}': async ({ params }) => findListedPackage(params.id),
};

function dataOf(result: unknown, kind: Query['kind']): unknown {
  if (!(result instanceof SerialisedJson)) return result;
  const { body, next, total } = result;
  return kind === 'page' ? { items: JSON.parse(body), next, total } : JSON.parse(body);
}

async function answerTo({ route, options, kind }: Query): Promise<PageAnswer> {
  const serve = services[route] as (options: unknown) => Promise<unknown>;
  const result = await serve(options);
  if (result === undefined) throw notFound('Nothing here');
  return { route, options, kind, data: dataOf(result, kind) };
}

/** Answers to queries, in order; undefined when one of them is not found. */
export async function answersTo(queries: readonly Query[]): Promise<readonly PageAnswer[] | undefined> {
  try {
    return await Promise.all(queries.map(answerTo));
  } catch (error) {
    if (error instanceof DomainError && error.code === 'not_found') return undefined;
    throw error;
  }
}
