import { registrationOptInItem } from '#functions/newsletter/public.ts';
import { welcomeItem } from '#functions/notifications/public.ts';
import { createApp } from '#lib/http/app.ts';
import { resetRoutes } from './reset/reset.routes.ts';
import { sessionRoutes } from './session/session.routes.ts';
import type { Alongside } from './session/session.service.ts';
import { findProfile } from './user/user.repo.ts';
import { userRoutes } from './user/user.routes.ts';
import { verificationRoutes } from './verification/verification.routes.ts';

const alongside: Alongside = async (user_id, { email, subscribeToNewsletter, newsletterInterests: interests }) => [
  ...(subscribeToNewsletter ? [registrationOptInItem({ user_id, email, interests })] : []),
  welcomeItem(user_id),
];

export const handler = createApp(
  [...sessionRoutes(alongside), ...userRoutes, ...resetRoutes, ...verificationRoutes],
  findProfile,
);
