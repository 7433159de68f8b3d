import { route } from '#lib/http/route.ts';
import { onceOf } from '#lib/once/once.ts';
import { inquiriesApi } from '#shared/inquiries/api.ts';
import { adminListInquiries, inquiries, replyToInquiry } from './admin-inquiry.service.ts';
import { receiveAdvertising, receiveCoaching, receiveContact } from './inquiry.service.ts';

export const inquiryRoutes = [
  route(inquiriesApi.sendAdvertisingInquiry, ({ body, request }) =>
    receiveAdvertising(body, onceOf(request, 'advertise')),
  ),
  route(inquiriesApi.sendContactInquiry, ({ body, request }) => receiveContact(body, onceOf(request, 'contact'))),
  route(inquiriesApi.sendCoachingInquiry, ({ body, request }) => receiveCoaching(body, onceOf(request, 'coaching'))),
  route(inquiriesApi.adminListInquiries, ({ query }) => adminListInquiries(query)),
  route(inquiriesApi.adminGetInquiry, ({ params }) => inquiries.show(params.id)),
  route(inquiriesApi.adminEditInquiry, ({ actor, params, body }) => inquiries.edit(actor, params.id, body)),
  route(inquiriesApi.adminReplyToInquiry, ({ actor, params, body }) => replyToInquiry(actor, params.id, body)),
];
