import { route } from '#lib/http/route.ts';
import { countedBy } from '#lib/job/counted.ts';
import { inquiriesApi } from '#shared/inquiries/api.ts';
import { adminListInquiries, inquiries, replyToInquiry } from './admin-inquiry.service.ts';
import { receiveAdvertising, receiveCoaching, receiveContact } from './inquiry.service.ts';
import { inquirySummary } from './inquiry-counts.ts';

export const inquiryRoutes = [
  route(inquiriesApi.sendAdvertisingInquiry, ({ body, once }) => receiveAdvertising(body, once)),
  route(inquiriesApi.sendContactInquiry, ({ body, once }) => receiveContact(body, once)),
  route(inquiriesApi.sendCoachingInquiry, ({ body, once }) => receiveCoaching(body, once)),
  route(inquiriesApi.adminListInquiries, ({ query }) => adminListInquiries(query)),
  route(inquiriesApi.adminExportInquiries, async ({ actor, body }) =>
    (await import('./inquiry-export.ts')).inquiryExport.start(actor, body),
  ),
  route(inquiriesApi.adminCountInquiries, ({ query }) => countedBy(adminListInquiries)(query)),
  route(inquiriesApi.adminBulkInquiries, async ({ actor, body }) =>
    (await import('./inquiry-bulk.ts')).inquiryBulk.start(actor, body),
  ),
  route(inquiriesApi.adminInquirySummary, inquirySummary),
  route(inquiriesApi.adminGetInquiry, ({ params }) => inquiries.show(params.id)),
  route(inquiriesApi.adminEditInquiry, ({ actor, params, body }) => inquiries.edit(actor, params.id, body)),
  route(inquiriesApi.adminReplyToInquiry, ({ actor, params, body }) => replyToInquiry(actor, params.id, body)),
];
