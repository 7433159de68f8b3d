import * as z from 'zod';
import { Done } from '../kernel/answer.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/ids.ts';
import { PageQuery } from '../kernel/page.ts';
import { Generation, GenerationDetail, GenerationId, GenerationInput } from './generation.ts';
import { RewriteChoice, RewriteInput, RewriteTexts } from './rewrite.ts';

const Changed = Done.extend({ generation: GenerationDetail });

export const generationApi = {
  adminGenerateEbook: endpoint({
    method: 'POST',
    path: '/admin/ebooks/generate-with-training',
    auth: 'admin',
    once: true,
    summary: 'Has the language model write an ebook; the draft is there when the generation is completed',
    body: GenerationInput,
    response: z.object({
      success: z.literal(true),
      message: z.string().optional(),
      job_id: GenerationId,
      ebook_id: Id('ebook'),
    }),
    status: 202,
  }),
  adminListGenerations: endpoint({
    method: 'GET',
    path: '/admin/generations',
    auth: 'admin',
    summary: 'Generations of the last 90 days, newest first',
    query: PageQuery,
    response: z.array(Generation),
  }),
  adminGetGeneration: endpoint({
    method: 'GET',
    path: '/admin/generations/{id}',
    auth: 'admin',
    summary: 'One generation with its sections, remarks and log',
    response: GenerationDetail,
  }),
  adminCancelGeneration: endpoint({
    method: 'POST',
    path: '/admin/generations/{id}/cancel',
    auth: 'admin',
    summary: 'Cancels a generation: it writes nothing further; 409 when it has ended',
    response: Changed,
  }),
  adminRetryGeneration: endpoint({
    method: 'POST',
    path: '/admin/generations/{id}/retry',
    auth: 'admin',
    summary: 'Goes on where a generation failed or was canceled; 409 for any other',
    response: Changed,
  }),
  adminGenerationOfEbook: endpoint({
    method: 'GET',
    path: '/admin/ebooks/{id}/generation',
    auth: 'admin',
    summary: 'The generation that wrote an ebook; null when none did, or it is forgotten',
    response: z.object({ generation: GenerationDetail.nullable() }),
  }),
  adminRewriteSection: endpoint({
    method: 'POST',
    path: '/admin/generations/{id}/sections/{position}/rewrite',
    auth: 'admin',
    once: true,
    summary: 'Has one section of a completed generation written again; the ebook changes when that is accepted',
    body: RewriteInput,
    response: Changed,
    status: 202,
  }),
  adminGetRewrite: endpoint({
    method: 'GET',
    path: '/admin/generations/{id}/sections/{position}/rewrite',
    auth: 'admin',
    summary: 'The last time that a section was written again, with the text before and after',
    response: RewriteTexts,
  }),
  adminAcceptRewrite: endpoint({
    method: 'POST',
    path: '/admin/generations/{id}/sections/{position}/rewrite/accept',
    auth: 'admin',
    summary: 'Puts the new text into the ebook; 409 stale_version when the section has changed meanwhile',
    body: RewriteChoice,
    response: Changed,
  }),
  adminDiscardRewrite: endpoint({
    method: 'POST',
    path: '/admin/generations/{id}/sections/{position}/rewrite/discard',
    auth: 'admin',
    summary: 'Keeps the section as it is; one that is still being written is stopped',
    body: RewriteChoice,
    response: Changed,
  }),
};
