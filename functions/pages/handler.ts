import { readFileSync } from 'node:fs';
import { readEnv } from '#lib/env.ts';
import type { HttpEvent, HttpResult } from '#lib/http/event.ts';
import { withoutBodyForHead } from '#lib/http/head.ts';
import { problemResult } from '#lib/http/problem.ts';
import { requireEdge } from '#lib/http/require-edge.ts';
import { siteOf } from './site.ts';

/** The web build's page, deployed beside the bundle. */
const shell = readFileSync(new URL('./index.html', import.meta.url), 'utf8');
const answer = siteOf(shell, readEnv('siteUrl').siteUrl);

export async function handler(event: HttpEvent): Promise<HttpResult> {
  try {
    requireEdge(event);
    return withoutBodyForHead(event, await answer(event));
  } catch (error) {
    return withoutBodyForHead(event, problemResult(error));
  }
}
