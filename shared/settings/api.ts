import * as z from 'zod';
import { Done } from '../kernel/answer.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { Job, JobDetail, JobFileLink } from '../kernel/job.ts';
import { exportEndpoint } from '../kernel/job-endpoints.ts';
import { PageQuery } from '../kernel/page.ts';
import { AuditFilter, AuditQuery, AuditRow } from './audit.ts';
import {
  AdminLegalPage,
  LegalPage,
  LegalPageEdit,
  LegalPageReturn,
  LegalPageState,
  LegalPreview,
  LegalVersion,
  LegalVersionText,
} from './legal.ts';
import { PublicSettings, Settings, SettingsEdit } from './settings.ts';

const LegalPageSaved = Done.extend({ legal_page: AdminLegalPage });

export const settingsApi = {
  getSettings: endpoint({
    method: 'GET',
    path: '/settings',
    auth: 'none',
    summary: 'Public settings of the shop',
    response: PublicSettings,
    cache: 'public',
  }),
  getLegalPage: endpoint({
    method: 'GET',
    path: '/legal/{page}',
    auth: 'none',
    summary: 'Text of a legal page: privacy, terms, imprint or refunds',
    response: LegalPage,
    cache: 'public',
  }),
  adminGetSettings: endpoint({
    method: 'GET',
    path: '/admin/settings',
    auth: 'admin',
    summary: 'All settings',
    response: Settings,
  }),
  adminEditSettings: endpoint({
    method: 'PUT',
    path: '/admin/settings',
    auth: 'admin',
    summary: 'Changes settings; 409 stale_version with `current` after a concurrent change',
    body: SettingsEdit,
    response: Done.extend({ settings: Settings }),
  }),
  adminListLegalPages: endpoint({
    method: 'GET',
    path: '/admin/legal',
    auth: 'admin',
    summary: 'The legal pages without their texts: whether they are the default, who changed them and when',
    response: z.array(LegalPageState),
  }),
  adminGetLegalPage: endpoint({
    method: 'GET',
    path: '/admin/legal/{page}',
    auth: 'admin',
    summary: 'A legal page with its current text',
    response: AdminLegalPage,
  }),
  adminEditLegalPage: endpoint({
    method: 'PUT',
    path: '/admin/legal/{page}',
    auth: 'admin',
    summary: 'Changes the text of a legal page; scripts and forms are removed, the text before it is kept',
    body: LegalPageEdit,
    response: LegalPageSaved,
  }),
  adminPreviewLegalPage: endpoint({
    method: 'POST',
    path: '/admin/legal/preview',
    auth: 'admin',
    summary: 'What visitors would be shown of a text; saves nothing',
    body: LegalPreview,
    response: LegalPreview,
  }),
  adminListLegalVersions: endpoint({
    method: 'GET',
    path: '/admin/legal/{page}/versions',
    auth: 'admin',
    summary: 'Texts that a legal page had before its current one, newest first',
    query: PageQuery,
    response: z.array(LegalVersion),
  }),
  adminGetLegalVersion: endpoint({
    method: 'GET',
    path: '/admin/legal/{page}/versions/{version}',
    auth: 'admin',
    summary: 'One of these texts, by its revision',
    response: LegalVersionText,
  }),
  adminRestoreLegalVersion: endpoint({
    method: 'POST',
    path: '/admin/legal/{page}/versions/{version}/restore',
    auth: 'admin',
    summary: 'Makes an earlier text the current one again, as a new version',
    body: LegalPageReturn,
    response: LegalPageSaved,
  }),
  adminResetLegalPage: endpoint({
    method: 'POST',
    path: '/admin/legal/{page}/default',
    auth: 'admin',
    summary: 'Shows the default text again, as a new version',
    body: LegalPageReturn,
    response: LegalPageSaved,
  }),
  adminAuditLog: endpoint({
    method: 'GET',
    path: '/admin/audit-log',
    auth: 'admin',
    summary: 'Audit log, newest first; of a range of days, one thing, a person, an act or a kind of thing',
    query: AuditQuery,
    response: z.array(AuditRow),
  }),
  adminListJobs: endpoint({
    method: 'GET',
    path: '/admin/jobs',
    auth: 'admin:overview',
    summary: 'Background jobs of the last 30 days, newest first; those of others are for admins',
    query: PageQuery,
    response: z.array(Job),
  }),
  adminGetJob: endpoint({
    method: 'GET',
    path: '/admin/jobs/{id}',
    auth: 'admin:overview',
    summary: 'One background job with the first things that it could not do; those of others are for admins',
    response: JobDetail,
  }),
  adminGetJobFile: endpoint({
    method: 'GET',
    path: '/admin/jobs/{id}/file',
    auth: 'admin:overview',
    summary: 'A link to the file of an export, for admins and whoever asked for it; 404 after a week',
    response: JobFileLink,
  }),
  adminExportAuditLog: exportEndpoint('/admin/audit-log/export', 'admin', 'entries of the audit log', AuditFilter),
};
