import { redirect } from '#lib/http/respond.ts';
import { route } from '#lib/http/route.ts';
import { newsletterApi as api } from '#shared/newsletter/api.ts';
import { href } from '#shared/pages/href.ts';
import { confirmSubscription } from './confirmation.service.ts';
import { editPreferences, getPreferences, unsubscribe } from './preferences.service.ts';
import { subscribeAccount, subscribePublic, subscriptionStatus } from './subscription.service.ts';

const done = (message: string) => ({ success: true as const, message });

export const subscriptionRoutes = [
  route(api.subscribePublic, async ({ body }) => done(await subscribePublic(body))),
  route(api.getStatus, ({ actor }) => subscriptionStatus(actor)),
  route(api.subscribe, async ({ actor, body }) => done(await subscribeAccount(actor, body))),
  route(api.confirm, async ({ params }) => ({
    ...done('Your subscription is confirmed.'),
    ...(await confirmSubscription(params.token)),
  })),
  route(api.openUnsubscribe, ({ params: { subscriberId }, query: { newsletter } }) => {
    const query = newsletter ? `?newsletter=${encodeURIComponent(newsletter)}` : '';
    return redirect(href('newsletterUnsubscribe', { subscriberId }) + query);
  }),
  route(api.unsubscribe, async ({ params, query }) => {
    await unsubscribe(params.subscriberId, query.newsletter);
    return done('You have been unsubscribed. You will get no more newsletters.');
  }),
  route(api.getPreferences, ({ params }) => getPreferences(params.subscriberId)),
  route(api.editPreferences, async ({ params, body }) => ({
    ...done('Your topics are saved.'),
    preferences: await editPreferences(params.subscriberId, body.interests),
  })),
];
