import { findProfile } from '#functions/accounts/public.ts';
import { createApp } from '#lib/http/app.ts';
import { statsRoutes } from './stats.routes.ts';
import { visitRoutes } from './visit.routes.ts';

export const handler = createApp([...statsRoutes, ...visitRoutes], findProfile);
