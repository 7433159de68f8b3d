import { route } from '#lib/http/route.ts';
import { done } from '#lib/managed/answer.ts';
import { newsletterApi as api } from '#shared/newsletter/api.ts';
import { newsletterAudience } from './audience/audience.service.ts';
import { newsletterCalendar } from './calendar.service.ts';
import { subscriberGrowth } from './growth/growth.service.ts';
import {
  adminListNewsletters,
  createNewsletter,
  deleteNewsletter,
  editNewsletter,
  newsletterPage,
  newsletterSummary,
  newsletters,
} from './newsletter.service.ts';
import { subscriberSummary } from './subscriber/subscriber.figures.ts';
import { removeSubscriber } from './subscriber/subscriber.service.ts';
import { adminListSubscribers, countSubscribers, subscriberDetail } from './subscriber/subscriber-list.service.ts';
import { liftSuppression } from './suppression/suppression-lift.service.ts';
import { adminListSuppressions, suppressByHand } from './suppression/suppression-list.service.ts';
import { listTemplates } from './template.ts';
import { sendTest } from './test-mail.service.ts';
import { testRecipients } from './test-recipients.ts';

export const newsletterRoutes = [
  route(api.getNewsletter, ({ actor, params }) => newsletterPage(actor, params.id)),
  route(api.adminNewsletterSummary, () => newsletterSummary()),
  route(api.adminListNewsletters, ({ query }) => adminListNewsletters(query)),
  route(api.adminNewsletterCalendar, ({ query }) => newsletterCalendar(query)),
  route(api.adminPreviewNewsletter, async ({ body }) =>
    (await import('./issue/issue.service.ts')).previewNewsletter(body),
  ),
  route(api.adminNewsletterAudience, ({ query }) => newsletterAudience(query.interests)),
  route(api.adminTestNewsletter, async ({ actor, params, body }) =>
    done(await sendTest(actor, params.id, body.recipients)),
  ),
  route(api.adminListTestRecipients, ({ actor }) => testRecipients(actor)),
  route(api.adminCreateNewsletter, ({ actor, body }) => createNewsletter(actor, body)),
  route(api.adminGetNewsletter, ({ params }) => newsletters.show(params.id)),
  route(api.adminEditNewsletter, ({ actor, params, body }) => editNewsletter(actor, params.id, body)),
  route(api.adminDeleteNewsletter, ({ actor, params }) => deleteNewsletter(actor, params.id)),
  route(api.adminListNewsletterTemplates, () => listTemplates()),
  route(api.adminSubscriberSummary, () => subscriberSummary()),
  route(api.adminSubscriberGrowth, ({ query }) => subscriberGrowth(query.days)),
  route(api.adminListSubscribers, ({ query }) => adminListSubscribers(query)),
  route(api.adminExportSubscribers, async ({ actor, body }) =>
    (await import('./subscriber/subscriber-export.ts')).subscriberExport.start(actor, body),
  ),
  route(api.adminCountSubscribers, ({ query }) => countSubscribers(query)),
  route(api.adminBulkSubscribers, async ({ actor, body }) =>
    (await import('./subscriber/subscriber-bulk.ts')).subscriberBulk.start(actor, body),
  ),
  route(api.adminImportSubscribers, async ({ actor, body }) =>
    (await import('./import/subscriber-import.ts')).importSubscribers(actor, body),
  ),
  route(api.adminGetSubscriber, ({ params }) => subscriberDetail(params.id)),
  route(api.adminRemoveSubscriber, async ({ actor, params }) => {
    await removeSubscriber(actor, params.id);
    return done('Subscriber removed successfully');
  }),
  route(api.adminListSuppressions, ({ query }) => adminListSuppressions(query)),
  route(api.adminAddSuppression, async ({ actor, body }) => {
    await suppressByHand(actor, body.email);
    return done('Address added to the suppression list successfully');
  }),
  route(api.adminLiftSuppression, async ({ actor, body }) => {
    await liftSuppression(actor, body.email);
    return done('Address taken off the suppression list successfully');
  }),
];
