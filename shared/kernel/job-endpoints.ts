import type * as z from 'zod';
import { Done } from './answer.ts';
import { Counted } from './bulk.ts';
import { type AdminArea, endpoint } from './endpoint.ts';
import { Job } from './job.ts';
import { PageQuery } from './page.ts';

/** The answer of a call that starts a job. */
export const JobStarted = Done.extend({ job: Job });

/** The call that does something to many things of a list: `noun` is what it lists, `body` made by `bulkBody`. */
export const bulkEndpoint = <P extends string, A extends AdminArea, B extends z.ZodType>(
  path: `${P}/bulk`,
  auth: A,
  noun: string,
  body: B,
) =>
  endpoint({
    method: 'POST',
    path,
    auth,
    once: true,
    summary: `Does something to the given ${noun}, or to all that match a filter, as a job`,
    body,
    response: JobStarted,
    status: 202,
  });

/** The call that exports a list as a whole: `noun` is what it lists, `filter` what it can be narrowed down by. */
export const exportEndpoint = <P extends string, A extends AdminArea, F extends z.ZodType>(
  path: `${P}/export`,
  auth: A,
  noun: string,
  filter: F,
) =>
  endpoint({
    method: 'POST',
    path,
    auth,
    once: true,
    summary: `Exports all ${noun} that match as a CSV file, as a job`,
    body: filter,
    response: JobStarted,
    status: 202,
  });

/** The call that counts what a list finds, where its answer does not say: `filter` is what it can be narrowed down by. */
export const countEndpoint = <P extends string, A extends AdminArea, F extends z.ZodRawShape>(
  path: `${P}/count`,
  auth: A,
  noun: string,
  filter: z.ZodObject<F>,
) =>
  endpoint({
    method: 'GET',
    path,
    auth,
    summary: `Counts the ${noun} that match, at most 1,000 in each answer; \`next_cursor\` goes on`,
    query: filter.extend(PageQuery.pick({ cursor: true }).shape),
    response: Counted,
  });
