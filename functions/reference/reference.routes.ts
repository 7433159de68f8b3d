import { RawResult } from '#lib/http/respond.ts';
import { route } from '#lib/http/route.ts';
import { referenceApi } from '#shared/reference/api.ts';
import { docsPage } from './docs-page.ts';
import { openApiDocument } from './openapi.ts';

const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0, s-maxage=60' };

export const referenceRoutes = [
  route(referenceApi.getOpenApi, () => openApiDocument()),
  route(referenceApi.readDocs, () => new RawResult({ statusCode: 200, headers: html, body: docsPage() })),
];
