import * as z from 'zod';
import { Done } from '../kernel/answer.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/ids.ts';
import { PageQuery } from '../kernel/page.ts';
import { Generation, GenerationDetail, GenerationId, GenerationInput } from './generation.ts';

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
};
