import { route, routeAhead } from '#lib/http/route.ts';
import { catalogApi } from '#shared/catalog/api.ts';
import { filterEbooks, listPublicEbooks, wishesOf } from '../card/card.service.ts';
import { noteMissedSearch } from '../missed-search/missed-search.service.ts';
import { rateEbook } from '../rating/rating.service.ts';
import { categoryChoices } from '../vocabulary/category.service.ts';
import { frameworkChoices } from '../vocabulary/framework-choices.service.ts';
import { getEbook, readEbookOf, toDetail } from './ebook.service.ts';

export const ebookRoutes = [
  routeAhead(catalogApi.listPublicEbooks, wishesOf, ({ query, ahead }) => listPublicEbooks(query, ahead)),
  routeAhead(catalogApi.filterEbooks, wishesOf, async ({ actor, query, body, request, ahead }) => {
    const found = await filterEbooks(body, query, ahead);
    if (found.total === 0) await noteMissedSearch(body.search_query, actor, request);
    return found;
  }),
  route(catalogApi.listFrameworks, ({ query }) => frameworkChoices(query)),
  route(catalogApi.listCategories, ({ query }) => categoryChoices(query)),
  routeAhead(
    catalogApi.getEbook,
    async (person, { params }) => (person === undefined ? undefined : readEbookOf(person, params.id)),
    ({ actor, params, ahead }) => (actor ? toDetail(ahead, actor) : getEbook(params.id)),
  ),
  route(catalogApi.searchOwnTexts, async ({ actor, query }) => {
    const { searchOwnTexts } = await import('../text-search/text-search.service.ts');
    return searchOwnTexts(actor.id, query.search);
  }),
  route(catalogApi.rateEbook, ({ actor, params, body }) => rateEbook(params.id, actor, body.rating)),
];
