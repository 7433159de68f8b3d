import { listExport } from '#lib/job/list-export.ts';
import { inquiryTexts } from '#shared/inquiries/inquiry-columns.ts';
import { adminListInquiries } from './admin-inquiry.service.ts';
import { inquiryQueue } from './task.ts';

/** The inquiries as a file. */
export const inquiryExport = listExport(inquiryQueue, {
  ...{ kind: 'inquiry.export', noun: 'inquiries', area: 'admin:inquiries' },
  columns: inquiryTexts,
  page: adminListInquiries,
});
