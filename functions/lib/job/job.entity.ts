import { Entity } from 'electrodb';
import { jobStates } from '#shared/kernel/job.ts';
import { number, text, texts } from '../table/attributes.ts';
import { tableConfiguration } from '../table/client.ts';
import { itemKey } from '../table/keys.ts';

/** Work on many things that goes on after the answer. All jobs are one partition in the order of their ids: of time. */
export const JobEntity = new Entity(
  {
    model: { entity: 'job', version: '1', service: 'rampart' },
    attributes: {
      id: text,
      /** Thing and act: `ebook.unpublish`. */
      kind: text,
      title: text,
      /** What an act of this kind has to know: a price. */
      ask: { type: 'any', required: true },
      state: { type: jobStates, required: true },
      /** How many were tried: of a job of named things, the work goes on there. */
      done: number,
      /** Absent while nobody has counted what a walk goes through. */
      total: { type: 'number' },
      /** Where the next page of a walk begins, in its own words; absent before its first page. */
      position: { type: 'string' },
      failed: number,
      /** The first ones. */
      failures: {
        type: 'list',
        required: true,
        items: { type: 'map', properties: { id: text, name: text, sentence: text } },
      },
      /** The file that it writes, and the part of the back-office whose list is in it. */
      file: { type: 'map', properties: { name: text, area: text } },
      /** Whose acts they are. */
      actor_id: text,
      by: text,
      asked_at: text,
      ended_at: { type: 'string' },
      /** Its task failed too often. It has failed, until that is put back. */
      is_given_up: { type: 'boolean' },
      /** Incremented by every save: of two runs, one goes on. */
      step: number,
      /** How often the thing at this position could not even be tried. */
      stumbles: number,
      ttl: number,
    },
    indexes: {
      byTime: { scope: 'job', ...itemKey([], ['id']) },
    },
  },
  tableConfiguration,
);

/**
 * Ids of the things of a job, a thousand in each part, as they were when it was asked for. Each part is a partition of its
 * own: the fifty of the largest job are written at once, which is more than one partition takes in a second.
 */
export const JobPartEntity = new Entity(
  {
    model: { entity: 'job-part', version: '1', service: 'rampart' },
    attributes: { job_id: text, number, ids: texts, ttl: number },
    indexes: {
      byNumber: itemKey(['job_id', 'number']),
    },
  },
  tableConfiguration,
);
