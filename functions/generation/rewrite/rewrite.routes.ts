import { route } from '#lib/http/route.ts';
import { generationApi } from '#shared/generation/api.ts';

/** Loaded on demand: most calls look how a generation goes on. */
const decision = () => import('./rewrite-decision.service.ts');
const service = () => import('./rewrite.service.ts');

export const rewriteRoutes = [
  route(generationApi.adminRewriteSection, async ({ actor, params, body }) =>
    (await service()).rewriteSection(actor, params.id, params.position, body),
  ),
  route(generationApi.adminGetRewrite, async ({ params }) => (await service()).getRewrite(params.id, params.position)),
  route(generationApi.adminAcceptRewrite, async ({ actor, params, body }) =>
    (await decision()).acceptRewrite(actor, params.id, params.position, body),
  ),
  route(generationApi.adminDiscardRewrite, async ({ actor, params, body }) =>
    (await decision()).discardRewrite(actor, params.id, params.position, body),
  ),
];
