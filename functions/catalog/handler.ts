import { findProfile } from '#functions/accounts/public.ts';
import { createApp } from '#lib/http/app.ts';
import { adminEbookRoutes } from './ebook/admin-ebook.routes.ts';
import { ebookRoutes } from './ebook/ebook.routes.ts';
import { intakeRoutes } from './intake/intake.routes.ts';
import { frameworkRoutes } from './vocabulary/framework.routes.ts';

export const handler = createApp(
  [...ebookRoutes, ...adminEbookRoutes, ...intakeRoutes, ...frameworkRoutes],
  findProfile,
);
