import * as z from 'zod';
import { Done } from '../kernel/answer.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { exportEndpoint } from '../kernel/job-endpoints.ts';
import { PageQuery } from '../kernel/page.ts';
import { NewsletterReport, Recipient, RecipientFilter, ResendInput, Sending } from './sending.ts';

const WithSending = Done.extend({ sending: Sending });

/** Sending newsletters, and what comes of them. */
export const sendingApi = {
  adminSendNewsletter: endpoint({
    method: 'POST',
    path: '/admin/newsletters/{id}/send',
    auth: 'admin',
    summary: 'Begins to send a draft or scheduled newsletter to its audience; 409 when it is on its way already',
    response: WithSending,
  }),
  adminPauseNewsletter: endpoint({
    method: 'POST',
    path: '/admin/newsletters/{id}/pause',
    auth: 'admin',
    summary: 'Pauses a sending: no further mail leaves after those of this moment',
    response: WithSending,
  }),
  adminResumeNewsletter: endpoint({
    method: 'POST',
    path: '/admin/newsletters/{id}/resume',
    auth: 'admin',
    summary: 'Goes on with a paused sending where it was',
    response: WithSending,
  }),
  adminStopNewsletter: endpoint({
    method: 'POST',
    path: '/admin/newsletters/{id}/stop',
    auth: 'admin',
    summary: 'Ends a sending for good: whoever has not been mailed gets nothing',
    response: WithSending,
  }),
  adminResendNewsletter: endpoint({
    method: 'POST',
    path: '/admin/newsletters/{id}/resend',
    auth: 'admin',
    summary:
      'Sends a newsletter that was sent once more: to those whose mail failed, or, once, to those who did not open',
    body: ResendInput,
    response: WithSending,
  }),
  adminGetSending: endpoint({
    method: 'GET',
    path: '/admin/newsletters/{id}/sending',
    auth: 'admin:newsletter',
    summary: 'How a newsletter is sent, or was: counts, rate, time left, pauses and rounds',
    response: Sending,
  }),
  adminNewsletterReport: endpoint({
    method: 'GET',
    path: '/admin/newsletters/{id}/report',
    auth: 'admin:newsletter',
    summary: 'Opens and clicks over time, links, unsubscribes, bounces and complaints of a newsletter',
    response: NewsletterReport,
  }),
  adminListRecipients: endpoint({
    method: 'GET',
    path: '/admin/newsletters/{id}/recipients',
    auth: 'admin',
    summary: 'Who gets or got a newsletter, in the order of sending, by state; with `search`, whoever has this address',
    query: PageQuery.extend(RecipientFilter.shape),
    response: z.array(Recipient),
  }),
  adminExportRecipients: exportEndpoint(
    '/admin/newsletters/{id}/recipients/export',
    'admin',
    'recipients of a newsletter',
    RecipientFilter,
  ),
};

/** What mail programs and readers fetch; `token` is signed and names a recipient. */
export const trackingApi = {
  openNewsletter: endpoint({
    method: 'GET',
    path: '/newsletter/open/{token}',
    auth: 'none',
    summary: 'A picture of one transparent dot: that a newsletter was opened. Any token gets the picture',
  }),
  followNewsletterLink: endpoint({
    method: 'GET',
    path: '/newsletter/click/{token}',
    auth: 'none',
    summary: "Leads on to a link of a newsletter's text; to nothing else",
    status: 302,
  }),
};
