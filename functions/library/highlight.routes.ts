import { route } from '#lib/http/route.ts';
import { libraryApi as api } from '#shared/library/api.ts';
import { deleteHighlight, keepHighlight, readHighlights } from './highlight.service.ts';

export const highlightRoutes = [
  route(api.listHighlights, ({ actor, params, query }) => readHighlights(actor.id, params.ebookId, query.after)),
  route(api.putHighlight, async ({ actor, params, body }) => {
    const highlight = await keepHighlight(actor.id, params.ebookId, params.key, body);
    return { success: true as const, highlight };
  }),
  route(api.deleteHighlight, async ({ actor, params }) => {
    await deleteHighlight(actor.id, params.ebookId, params.key);
    return { success: true as const, message: 'Highlight deleted' };
  }),
];
