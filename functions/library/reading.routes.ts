import { route } from '#lib/http/route.ts';
import { libraryApi as api } from '#shared/library/api.ts';
import { keepPlace, readPlace } from './reading.service.ts';

export const readingRoutes = [
  route(api.getReadingPlace, ({ actor, params }) => readPlace(actor.id, params.ebookId)),
  route(api.putReadingPlace, async ({ actor, params, body }) => {
    await keepPlace(actor.id, params.ebookId, body);
    return { success: true as const };
  }),
];
