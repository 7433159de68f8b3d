import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';

export const referenceApi = {
  getOpenApi: endpoint({
    method: 'GET',
    path: '/openapi.json',
    auth: 'none',
    summary: 'The contract as OpenAPI 3.1',
    response: z.record(z.string(), z.unknown()),
    cache: 'public',
  }),
  readDocs: endpoint({
    method: 'GET',
    path: '/docs',
    auth: 'none',
    summary: 'The contract as an HTML page',
    cache: 'public',
  }),
};
