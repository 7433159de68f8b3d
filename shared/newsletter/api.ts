import * as z from 'zod';
import { FiguresQuery } from '../analytics/figures.ts';
import { Done } from '../kernel/answer.ts';
import { bulkBody } from '../kernel/bulk.ts';
import { calendarEndpoint } from '../kernel/calendar.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { bulkEndpoint, countEndpoint, exportEndpoint, JobStarted } from '../kernel/job-endpoints.ts';
import { PageQuery } from '../kernel/page.ts';
import { Email } from '../kernel/text.ts';
import { subscriberSources, subscriberStates, suppressionReasons } from './choices.ts';
import { SubscriberGrowth } from './growth.ts';
import {
  AudienceQuery,
  Newsletter,
  NewsletterAudience,
  NewsletterCard,
  NewsletterDraft,
  NewsletterEdit,
  NewsletterFilter,
  NewsletterInput,
  NewsletterPage,
  NewsletterPreview,
  NewsletterSummary,
  NewsletterTemplate,
} from './newsletter.ts';
import { sendingApi, trackingApi } from './sending-api.ts';
import { Subscriber, SubscriberDetail, SubscriberSummary } from './subscriber.ts';
import { SubscriberImport } from './subscriber-import.ts';
import { subscriptionApi } from './subscription-api.ts';
import { Suppression } from './suppression.ts';
import { TestMail, TestRecipient } from './test-mail.ts';

const Saved = Done.extend({ newsletter: Newsletter });

/** The beginning of an address. */
const search = z.string().trim().toLowerCase().max(254).optional();
const SubscriberFilter = z.object({
  search,
  /** Those who left are only found by it. */
  state: z.enum(subscriberStates).optional(),
  source: z.enum(subscriberSources).optional(),
});
export type SubscriberFilter = z.infer<typeof SubscriberFilter>;
const SubscriberBulk = bulkBody(['remove'], { one: 'subscriber', many: 'subscribers' }, SubscriberFilter, {});

const SuppressionFilter = z.object({ search, reason: z.enum(suppressionReasons).optional() });
export type SuppressionFilter = z.infer<typeof SuppressionFilter>;

export const newsletterApi = {
  ...subscriptionApi,
  ...trackingApi,
  ...sendingApi,
  getNewsletter: endpoint({
    method: 'GET',
    path: '/newsletters/{id}',
    auth: 'optional',
    summary: 'Web version of a sent newsletter; admins also see unsent ones',
    response: NewsletterPage,
    cache: 'public',
  }),
  adminListNewsletters: endpoint({
    method: 'GET',
    path: '/admin/newsletters',
    auth: 'admin:newsletter',
    summary: 'All newsletters, newest first; with `search`, those whose subject or excerpt has its words',
    query: PageQuery.extend(NewsletterFilter.shape),
    response: z.array(NewsletterCard),
  }),
  adminNewsletterSummary: endpoint({
    method: 'GET',
    path: '/admin/newsletters/summary',
    auth: 'admin:newsletter',
    summary: 'Counts over all newsletters',
    response: NewsletterSummary,
  }),
  adminNewsletterCalendar: calendarEndpoint(
    '/admin/newsletters/calendar',
    'admin:newsletter',
    'newsletters that were sent or have a planned date',
    { kind: 'newsletter', statuses: ['sent', 'scheduled'] },
  ),
  adminPreviewNewsletter: endpoint({
    method: 'POST',
    path: '/admin/newsletters/preview',
    auth: 'admin:newsletter',
    summary: 'Both parts of the mail of a newsletter as it is being written; saves nothing',
    body: NewsletterDraft,
    response: NewsletterPreview,
  }),
  adminNewsletterAudience: endpoint({
    method: 'GET',
    path: '/admin/newsletters/audience',
    auth: 'admin:newsletter',
    summary: 'How many confirmed subscribers have any of the interests, each once; everybody without `interests`',
    query: AudienceQuery,
    response: NewsletterAudience,
  }),
  adminTestNewsletter: endpoint({
    method: 'POST',
    path: '/admin/newsletters/{id}/test',
    auth: 'admin:newsletter',
    summary:
      'Mails a newsletter as it is saved, marked as a test: to whoever asks, or to the named colleagues; 409 when one of them may not write newsletters any more',
    body: TestMail,
    response: Done,
  }),
  adminListTestRecipients: endpoint({
    method: 'GET',
    path: '/admin/newsletters/test-recipients',
    auth: 'admin:newsletter',
    summary: 'The other active members of staff who may write newsletters, by name: a test can be sent to them',
    response: z.array(TestRecipient),
  }),
  adminCreateNewsletter: endpoint({
    method: 'POST',
    path: '/admin/newsletters',
    auth: 'admin:newsletter',
    once: true,
    summary: 'Creates a newsletter: a draft, or scheduled when it has a date',
    body: NewsletterInput,
    response: Saved,
    status: 201,
  }),
  adminGetNewsletter: endpoint({
    method: 'GET',
    path: '/admin/newsletters/{id}',
    auth: 'admin:newsletter',
    summary: 'One newsletter with its content',
    response: Newsletter,
  }),
  adminEditNewsletter: endpoint({
    method: 'PUT',
    path: '/admin/newsletters/{id}',
    auth: 'admin:newsletter',
    summary: 'Changes a newsletter that is not sent; 409 stale_version with `current` after a concurrent change',
    body: NewsletterEdit,
    response: Saved,
  }),
  adminDeleteNewsletter: endpoint({
    method: 'DELETE',
    path: '/admin/newsletters/{id}',
    auth: 'admin',
    summary: 'Deletes a newsletter permanently',
    response: Done,
  }),
  adminListNewsletterTemplates: endpoint({
    method: 'GET',
    path: '/admin/newsletter-templates',
    auth: 'admin:newsletter',
    summary: 'Newsletter templates',
    response: z.array(NewsletterTemplate),
  }),
  adminListSubscribers: endpoint({
    method: 'GET',
    path: '/admin/newsletter-subscribers',
    auth: 'admin',
    summary:
      'Pending and confirmed subscribers, newest first; with `search`, those whose address starts with it, by address; those who left with their `state`',
    query: PageQuery.extend(SubscriberFilter.shape),
    response: z.array(Subscriber),
  }),
  adminExportSubscribers: exportEndpoint(
    '/admin/newsletter-subscribers/export',
    'admin',
    'subscribers',
    SubscriberFilter,
  ),
  adminImportSubscribers: endpoint({
    method: 'POST',
    path: '/admin/newsletter-subscribers/import',
    auth: 'admin',
    once: true,
    summary:
      'Subscribes the people in a CSV file who agreed elsewhere, as a job that reports on each row; with `dry_run` it only reports. Who has left stays away',
    body: SubscriberImport,
    response: JobStarted,
    status: 202,
  }),
  adminCountSubscribers: countEndpoint('/admin/newsletter-subscribers/count', 'admin', 'subscribers', SubscriberFilter),
  adminBulkSubscribers: bulkEndpoint('/admin/newsletter-subscribers/bulk', 'admin', 'subscribers', SubscriberBulk),
  adminGetSubscriber: endpoint({
    method: 'GET',
    path: '/admin/newsletter-subscribers/{id}',
    auth: 'admin',
    summary: 'One subscriber with the history of the subscription, also of those who left',
    response: SubscriberDetail,
  }),
  adminSubscriberSummary: endpoint({
    method: 'GET',
    path: '/admin/newsletter-subscribers/summary',
    auth: 'admin',
    summary: 'Counts of all and of confirmed subscribers',
    response: SubscriberSummary,
  }),
  adminSubscriberGrowth: endpoint({
    method: 'GET',
    path: '/admin/newsletter-subscribers/growth',
    auth: 'admin',
    summary:
      'How many joined and left the confirmed subscribers in the last 7, 30 or 90 days of the site, by day, beside as many days before',
    query: FiguresQuery,
    response: SubscriberGrowth,
  }),
  adminRemoveSubscriber: endpoint({
    method: 'DELETE',
    path: '/admin/newsletter-subscribers/{id}',
    auth: 'admin',
    summary: 'Removes a subscriber and everything stored about them',
    response: Done,
  }),
  adminListSuppressions: endpoint({
    method: 'GET',
    path: '/admin/newsletter-suppressions',
    auth: 'admin',
    summary: 'Addresses that get no newsletter, newest first; with `search`, those that start with it, by address',
    query: PageQuery.extend(SuppressionFilter.shape),
    response: z.array(Suppression),
  }),
  adminAddSuppression: endpoint({
    method: 'POST',
    path: '/admin/newsletter-suppressions',
    auth: 'admin',
    summary: 'Puts an address on the suppression list; 409 when it is there',
    body: z.object({ email: Email }),
    response: Done,
  }),
  /** The address is in the body: paths are logged. */
  adminLiftSuppression: endpoint({
    method: 'DELETE',
    path: '/admin/newsletter-suppressions',
    auth: 'admin',
    summary: 'Removes an address from the suppression list; it may subscribe again, but is not subscribed',
    body: z.object({ email: Email }),
    response: Done,
  }),
};
