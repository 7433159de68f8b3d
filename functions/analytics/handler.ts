import { createApp } from '#lib/http/app.ts';
import { findProfile } from '../accounts/public.ts';
import { statsRoutes } from './stats.routes.ts';
import { visitRoutes } from './visit.routes.ts';

export const handler = createApp([...statsRoutes, ...visitRoutes], findProfile);
