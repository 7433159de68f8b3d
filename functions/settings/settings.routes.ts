import { auditLog } from '#lib/audit/audit-log.ts';
import { route } from '#lib/http/route.ts';
import { jobDetail, jobList } from '#lib/job/job.view.ts';
import { linkToJobFile } from '#lib/job/job-file.link.ts';
import { settingsApi } from '#shared/settings/api.ts';
import { adminLegalPage, editLegalPage, getLegalPage, listLegalPages, previewLegalText } from './legal.service.ts';
import { getLegalVersion, listLegalVersions, resetLegalPage, restoreLegalVersion } from './legal-version.service.ts';
import { findSettings } from './settings.repo.ts';
import { editSettings, type HasSecondFactor, publicSettings } from './settings.service.ts';

/** `hasSecondFactor` tells whether the caller has one. */
export const settingsRoutes = (hasSecondFactor: HasSecondFactor) => [
  route(settingsApi.getSettings, () => publicSettings()),
  route(settingsApi.getLegalPage, ({ params }) => getLegalPage(params.page)),
  route(settingsApi.adminGetSettings, () => findSettings()),
  route(settingsApi.adminEditSettings, ({ actor, body }) => editSettings(actor, body, hasSecondFactor)),
  route(settingsApi.adminListLegalPages, () => listLegalPages()),
  route(settingsApi.adminGetLegalPage, ({ params }) => adminLegalPage(params.page)),
  route(settingsApi.adminPreviewLegalPage, ({ body }) => previewLegalText(body.html)),
  route(settingsApi.adminListLegalVersions, ({ params, query }) => listLegalVersions(params.page, query)),
  route(settingsApi.adminGetLegalVersion, ({ params }) => getLegalVersion(params.page, params.version)),
  route(settingsApi.adminRestoreLegalVersion, ({ actor, params, body }) =>
    restoreLegalVersion(actor, params.page, params.version, body.revision),
  ),
  route(settingsApi.adminResetLegalPage, ({ actor, params, body }) =>
    resetLegalPage(actor, params.page, body.revision),
  ),
  route(settingsApi.adminEditLegalPage, ({ actor, params, body }) => editLegalPage(actor, params.page, body)),
  route(settingsApi.adminAuditLog, ({ query }) => auditLog(query)),
  route(settingsApi.adminExportAuditLog, async ({ actor, body }) =>
    (await import('./audit-export.ts')).auditExport.start(actor, body),
  ),
  route(settingsApi.adminListJobs, ({ actor, query }) => jobList(actor, query)),
  route(settingsApi.adminGetJob, ({ actor, params }) => jobDetail(actor, params.id)),
  route(settingsApi.adminGetJobFile, ({ actor, params }) => linkToJobFile(actor, params.id)),
];
