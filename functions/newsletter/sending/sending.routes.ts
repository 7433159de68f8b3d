import { route } from '#lib/http/route.ts';
import { done } from '#lib/managed/answer.ts';
import { newsletterApi as api } from '#shared/newsletter/api.ts';
import { listRecipients } from '../recipient/recipient-list.service.ts';
import { newsletterReport } from '../tracking/report.service.ts';
import { sendingOf } from './sending-progress.service.ts';

/** Loaded only when somebody acts: it renders mails. */
const acts = () => import('./sending.service.ts');

/** The answer of an act: its sentence, and how the sending stands. */
const answer = async (message: string, id: string) => ({ ...done(message), sending: await sendingOf(id) });

export const sendingRoutes = [
  route(api.adminSendNewsletter, async ({ actor, params: { id } }) => {
    await (await acts()).sendNewsletter(actor, id);
    return answer('Newsletter sent successfully', id);
  }),
  route(api.adminPauseNewsletter, async ({ actor, params: { id } }) => {
    await (await acts()).pauseSending(actor, id);
    return answer('Sending paused', id);
  }),
  route(api.adminResumeNewsletter, async ({ actor, params: { id } }) => {
    await (await acts()).resumeSending(actor, id);
    return answer('Sending goes on', id);
  }),
  route(api.adminStopNewsletter, async ({ actor, params: { id } }) => {
    await (await acts()).stopSending(actor, id);
    return answer('Sending stopped', id);
  }),
  route(api.adminResendNewsletter, async ({ actor, params: { id }, body }) => {
    await (await acts()).resendNewsletter(actor, id, body);
    return answer('Newsletter sent once more', id);
  }),
  route(api.adminGetSending, ({ params }) => sendingOf(params.id)),
  route(api.adminNewsletterReport, ({ params }) => newsletterReport(params.id)),
  route(api.adminListRecipients, ({ params, query }) => listRecipients(params.id, query)),
  route(api.adminExportRecipients, async ({ actor, params, body }) =>
    (await import('../recipient/recipient-export.ts')).recipientExport.start(actor, {
      ...body,
      newsletter_id: params.id,
    }),
  ),
];
