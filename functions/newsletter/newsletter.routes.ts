import { route } from '#lib/http/route.ts';
import { newsletterApi as api } from '#shared/newsletter/api.ts';
import {
  adminGetNewsletter,
  adminListNewsletters,
  createNewsletter,
  deleteNewsletter,
  editNewsletter,
  newsletterPage,
  newsletterSummary,
} from './newsletter.service.ts';
import { subscriberSummary } from './subscriber/subscriber.figures.ts';
import { adminListSubscribers, removeSubscriber } from './subscriber/subscriber.service.ts';
import { liftSuppression } from './suppression/suppression-lift.service.ts';
import { listTemplates } from './template.ts';

const done = (message: string) => ({ success: true as const, message });

export const newsletterRoutes = [
  route(api.getNewsletter, ({ actor, params }) => newsletterPage(actor, params.id)),
  route(api.adminNewsletterSummary, () => newsletterSummary()),
  route(api.adminListNewsletters, ({ query }) => adminListNewsletters(query)),
  route(api.adminCreateNewsletter, async ({ actor, body }) => ({
    ...done('Newsletter created successfully'),
    newsletter: await createNewsletter(actor, body),
  })),
  route(api.adminGetNewsletter, ({ params }) => adminGetNewsletter(params.id)),
  route(api.adminEditNewsletter, async ({ actor, params, body }) => ({
    ...done('Newsletter updated successfully'),
    newsletter: await editNewsletter(actor, params.id, body),
  })),
  route(api.adminDeleteNewsletter, async ({ actor, params }) => {
    await deleteNewsletter(actor, params.id);
    return done('Newsletter deleted successfully');
  }),
  route(api.adminListNewsletterTemplates, () => listTemplates()),
  route(api.adminSubscriberSummary, () => subscriberSummary()),
  route(api.adminListSubscribers, ({ query }) => adminListSubscribers(query)),
  route(api.adminRemoveSubscriber, async ({ actor, params }) => {
    await removeSubscriber(actor, params.id);
    return done('Subscriber removed successfully');
  }),
  route(api.adminLiftSuppression, async ({ actor, body }) => {
    await liftSuppression(actor, body.email);
    return done('Address taken off the suppression list successfully');
  }),
];
