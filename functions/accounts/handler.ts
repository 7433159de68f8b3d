import { registrationOptInItem } from '#functions/newsletter/public.ts';
import { welcomeItem } from '#functions/notifications/public.ts';
import { createApp } from '#lib/http/app.ts';
import { type Belongings, newest } from './admin/admin-profile.service.ts';
import { adminUserRoutes } from './admin/admin-user.routes.ts';
import { openSessionRoutes } from './open-session/open-session.routes.ts';
import { resetRoutes } from './reset/reset.routes.ts';
import { savedViewRoutes } from './saved-view/saved-view.routes.ts';
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { sessionRoutes } from './session/session.routes.ts';
import type { Alongside } from './session/session.service.ts';
import { findProfile } from './user/user.repo.ts';
import { userRoutes } from './user/user.routes.ts';
import { verificationRoutes } from './verification/verification.routes.ts';

const alongside: Alongside = async (user_id, { email, subscribeToNewsletter, newsletterInterests: interests }) => [
  ...(subscribeToNewsletter ? [registrationOptInItem({ user_id, email, interests })] : []),
  welcomeItem(user_id),
];

/** Loaded when an admin looks at a person: no sign-in waits for them. */
const belongings: Belongings = {
  orders: async ({ id }) => (await import('#functions/commerce/public.ts')).newestOrdersOf(id, newest),
  async shelf({ id }) {
    const { shelfOf } = await import('#functions/library/public.ts');
    const { findCards } = await import('#functions/catalog/public.ts');
    return shelfOf(id, newest, findCards);
  },
  subscription: async (person) => (await import('#functions/newsletter/public.ts')).personalSubscription(person),
};

export const handler = createApp(
  [
    ...sessionRoutes(alongside),
    ...secondFactorRoutes,
    ...openSessionRoutes,
    ...userRoutes,
    ...resetRoutes,
    ...verificationRoutes,
    ...adminUserRoutes(belongings),
    ...savedViewRoutes,
  ],
  findProfile,
);
