import { route } from '#lib/http/route.ts';
import { generationApi } from '#shared/generation/api.ts';
import { getGeneration, getGenerationOfEbook, listGenerations, startGeneration } from './generation.service.ts';
import { cancelGeneration, retryGeneration } from './generation-acts.service.ts';
import { rewriteRoutes } from './rewrite/rewrite.routes.ts';

export const generationRoutes = [
  route(generationApi.adminGenerateEbook, ({ actor, body }) => startGeneration(actor, body)),
  route(generationApi.adminListGenerations, ({ query }) => listGenerations(query)),
  route(generationApi.adminGetGeneration, ({ params }) => getGeneration(params.id)),
  route(generationApi.adminGenerationOfEbook, ({ params }) => getGenerationOfEbook(params.id)),
  route(generationApi.adminCancelGeneration, ({ actor, params }) => cancelGeneration(actor, params.id)),
  route(generationApi.adminRetryGeneration, ({ actor, params }) => retryGeneration(actor, params.id)),
  ...rewriteRoutes,
];
