import { createApp } from '#lib/http/app.ts';
import { findProfile } from '../accounts/public.ts';
import { adminEbookRoutes } from './admin-ebook.routes.ts';
import { ebookRoutes } from './ebook.routes.ts';

export const handler = createApp([...ebookRoutes, ...adminEbookRoutes], findProfile);
