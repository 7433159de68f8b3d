import * as z from 'zod';
import { Done } from '../kernel/answer.ts';
import { bulkBody } from '../kernel/bulk.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { bulkEndpoint, countEndpoint, exportEndpoint } from '../kernel/job-endpoints.ts';
import { PageQuery } from '../kernel/page.ts';
import { inquiryKinds, inquiryStates } from './choices.ts';
import {
  AdvertisingInquiry,
  CoachingInquiry,
  ContactInquiry,
  Inquiry,
  InquiryEdit,
  InquiryReply,
  InquirySummary,
} from './inquiry.ts';

const Received = z.object({ success: z.literal(true), message: z.string() });
const InquiryFilter = z.object({
  state: z.enum(inquiryStates).optional(),
  kind: z.enum(inquiryKinds).optional(),
  /** The beginning of an address, or of a name from any word on. */
  search: z.string().trim().max(254, 'Must be at most 254 characters').optional(),
});
const InquiryBulk = bulkBody(['open', 'done'], { one: 'inquiry', many: 'inquiries' }, InquiryFilter, {});
const Saved = Done.extend({ inquiry: Inquiry });

export const inquiriesApi = {
  sendAdvertisingInquiry: endpoint({
    method: 'POST',
    path: '/contact/advertise',
    auth: 'none',
    once: true,
    summary: "An advertiser's inquiry, kept once per `Idempotency-Key`; the sender gets an acknowledgement by mail",
    body: AdvertisingInquiry,
    response: Received,
    status: 201,
    rateLimit: 'inquiry',
  }),
  sendContactInquiry: endpoint({
    method: 'POST',
    path: '/contact/general',
    auth: 'none',
    once: true,
    summary: 'A message to the operator, kept once per `Idempotency-Key`; the sender gets an acknowledgement by mail',
    body: ContactInquiry,
    response: Received,
    status: 201,
    rateLimit: 'inquiry',
  }),
  sendCoachingInquiry: endpoint({
    method: 'POST',
    path: '/contact-form',
    auth: 'none',
    once: true,
    summary: 'An inquiry about coaching, kept once per `Idempotency-Key`; the sender gets an acknowledgement by mail',
    body: CoachingInquiry,
    response: Received,
    status: 201,
    rateLimit: 'inquiry',
  }),
  adminListInquiries: endpoint({
    method: 'GET',
    path: '/admin/inquiries',
    auth: 'admin:inquiries',
    summary: 'Inquiries, newest first',
    query: PageQuery.extend(InquiryFilter.shape),
    response: z.array(Inquiry),
  }),
  adminExportInquiries: exportEndpoint('/admin/inquiries/export', 'admin:inquiries', 'inquiries', InquiryFilter),
  adminCountInquiries: countEndpoint('/admin/inquiries/count', 'admin:inquiries', 'inquiries', InquiryFilter),
  adminBulkInquiries: bulkEndpoint('/admin/inquiries/bulk', 'admin:inquiries', 'inquiries', InquiryBulk),
  adminInquirySummary: endpoint({
    method: 'GET',
    path: '/admin/inquiries/summary',
    auth: 'admin:inquiries',
    summary: 'How many inquiries are in each state',
    response: InquirySummary,
  }),
  adminGetInquiry: endpoint({
    method: 'GET',
    path: '/admin/inquiries/{id}',
    auth: 'admin:inquiries',
    summary: 'One inquiry',
    response: Inquiry,
  }),
  adminEditInquiry: endpoint({
    method: 'PUT',
    path: '/admin/inquiries/{id}',
    auth: 'admin:inquiries',
    summary: 'Changes state and notes; 409 stale_version with `current` after a concurrent change',
    body: InquiryEdit,
    response: Saved,
  }),
  adminReplyToInquiry: endpoint({
    method: 'POST',
    path: '/admin/inquiries/{id}/reply',
    auth: 'admin:inquiries',
    summary: 'Mails a reply to the sender and stores it; a new inquiry becomes open',
    body: InquiryReply,
    response: Saved,
  }),
};
