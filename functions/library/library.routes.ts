import { route } from '#lib/http/route.ts';
import { libraryApi as api } from '#shared/library/api.ts';
import type { Catalogue } from './catalogue.ts';
import { readLibrary } from './library.service.ts';

export const libraryRoutes = (catalogue: Catalogue) => [
  route(api.getLibrary, ({ actor }) => readLibrary(actor.id, catalogue)),
];
