import { beforeEach, expect, it, vi } from 'vitest';
import type { JobRecord } from './job.repo.ts';
import { fileOf } from './job-file.ts';

const start = Date.parse('2026-12-01T00:00:00.000Z');
const week = 7 * 24 * 60 * 60 * 1000;
let time = start;
beforeEach(() => {
  vi.spyOn(Date, 'now').mockImplementation(() => time);
});

const job = (change: Partial<JobRecord>) =>
  ({
    ...{ id: 'job_1', state: 'done', ended_at: '2026-12-01T00:00:00.000Z' },
    ...{ file: { name: 'orders.csv', area: 'admin:orders' }, ...change },
  }) as JobRecord;

it('is there from the end of its job on, for a week and no longer', () => {
  time = start + week - 1;
  expect(fileOf(job({}))).toEqual({ name: 'orders.csv', expires_at: '2026-12-08T00:00:00.000Z' });
  time = start + week;
  expect(fileOf(job({}))).toBeNull();
});

it('is not there while its job runs, when it has failed, or where it writes none', () => {
  time = start;
  expect(['queued', 'running', 'failed'].map((state) => fileOf(job({ state: state as 'failed' })))).toEqual([
    null,
    null,
    null,
  ]);
  expect(fileOf({ ...job({}), file: undefined } as unknown as JobRecord)).toBeNull();
});
