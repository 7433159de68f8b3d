import { routeAhead } from '#lib/http/route.ts';
import { libraryApi as api } from '#shared/library/api.ts';
import type { Catalogue } from './catalogue.ts';
import { readKept, toLibrary } from './library.service.ts';

export const libraryRoutes = (catalogue: Catalogue) => [
  routeAhead(api.getLibrary, readKept, ({ ahead }) => toLibrary(ahead, catalogue)),
];
