import { route } from '#lib/http/route.ts';
import { countedBy } from '#lib/job/counted.ts';
import { aiToolsApi } from '#shared/ai-tools/api.ts';
import { aiTools, createAiTool, editAiTool } from './ai-tool.service.ts';
import { adminListAiTools, aiToolCategories, aiToolSummary, listAiTools } from './ai-tool-list.service.ts';
import { clickAiTool, getAiTool } from './ai-tool-page.service.ts';

export const aiToolRoutes = [
  route(aiToolsApi.listAiTools, ({ query }) => listAiTools(query)),
  route(aiToolsApi.getAiTool, ({ params }) => getAiTool(params.slug)),
  route(aiToolsApi.listAiToolCategories, () => aiToolCategories()),
  route(aiToolsApi.clickAiTool, ({ params, request }) => clickAiTool(params.id, request)),
  route(aiToolsApi.adminListAiTools, ({ query }) => adminListAiTools(query)),
  route(aiToolsApi.adminCountAiTools, ({ query }) => countedBy(adminListAiTools)(query)),
  route(aiToolsApi.adminBulkAiTools, async ({ actor, body }) =>
    (await import('./ai-tool-bulk.ts')).aiToolBulk.start(actor, body),
  ),
  route(aiToolsApi.adminAiToolSummary, () => aiToolSummary()),
  route(aiToolsApi.adminGetAiTool, ({ params }) => aiTools.show(params.id)),
  route(aiToolsApi.adminCreateAiTool, ({ actor, body }) => createAiTool(actor, body)),
  route(aiToolsApi.adminEditAiTool, ({ actor, params, body }) => editAiTool(actor, params.id, body)),
  route(aiToolsApi.adminDeleteAiTool, ({ actor, params }) => aiTools.delete(actor, params.id)),
  route(aiToolsApi.adminRestoreAiTool, ({ actor, params }) => aiTools.restore(actor, params.id)),
];
