import { createApp } from '#lib/http/app.ts';
import { referenceRoutes } from './reference.routes.ts';

/** No route of the reference reads a profile; unknown paths end here as our own 404. */
export const handler = createApp(referenceRoutes, async () => undefined);
