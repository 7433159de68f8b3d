import { route } from '#lib/http/route.ts';
import { accountsApi as api } from '#shared/accounts/api.ts';
import { readLibrary } from './library.service.ts';

export const libraryRoutes = [route(api.getLibrary, ({ actor }) => readLibrary(actor.id))];
