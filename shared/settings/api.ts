import * as z from 'zod';
import { Done } from '../kernel/answer.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { Job, JobDetail } from '../kernel/job.ts';
import { PageQuery } from '../kernel/page.ts';
import { AuditQuery, AuditRow } from './audit.ts';
import { LegalPage, LegalPageEdit } from './legal.ts';
import { PublicSettings, Settings, SettingsEdit } from './settings.ts';

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
  adminEditLegalPage: endpoint({
    method: 'PUT',
    path: '/admin/legal/{page}',
    auth: 'admin',
    summary: 'Changes the text of a legal page; scripts and forms are removed',
    body: LegalPageEdit,
    response: Done.extend({ legal_page: LegalPage }),
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
    auth: 'admin',
    summary: 'Background jobs of the last 30 days, newest first',
    query: PageQuery,
    response: z.array(Job),
  }),
  adminGetJob: endpoint({
    method: 'GET',
    path: '/admin/jobs/{id}',
    auth: 'admin',
    summary: 'One background job with the first things that it could not do',
    response: JobDetail,
  }),
};
