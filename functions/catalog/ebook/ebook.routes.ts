import { route } from '#lib/http/route.ts';
import { catalogApi } from '#shared/catalog/api.ts';
import { filterEbooks, listPublicEbooks } from '../card/card.service.ts';
import { noteMissedSearch } from '../missed-search/missed-search.service.ts';
import { rateEbook } from '../rating/rating.service.ts';
import { categoryChoices } from '../vocabulary/category.service.ts';
import { frameworkChoices } from '../vocabulary/framework-choices.service.ts';
import { getEbook } from './ebook.service.ts';

export const ebookRoutes = [
  route(catalogApi.listPublicEbooks, ({ actor, query }) => listPublicEbooks(query, actor?.id)),
  route(catalogApi.filterEbooks, async ({ actor, query, body, request }) => {
    const found = await filterEbooks(body, query, actor?.id);
    if (found.total === 0) await noteMissedSearch(body.search_query, actor, request);
    return found;
  }),
  route(catalogApi.listFrameworks, ({ query }) => frameworkChoices(query)),
  route(catalogApi.listCategories, ({ query }) => categoryChoices(query)),
  route(catalogApi.getEbook, ({ actor, params }) => getEbook(params.id, actor)),
  route(catalogApi.searchOwnTexts, async ({ actor, query }) => {
    const { searchOwnTexts } = await import('../text-search/text-search.service.ts');
    return searchOwnTexts(actor.id, query.search);
  }),
  route(catalogApi.rateEbook, ({ actor, params, body }) => rateEbook(params.id, actor, body.rating)),
];
