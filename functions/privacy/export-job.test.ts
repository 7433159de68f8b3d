import { expect, it, vi } from 'vitest';
import type { ExportJob } from './export-job.repo.ts';
import { endExport } from './export-job.ts';

const world = vi.hoisted(() => ({ job: {} as ExportJob, writes: undefined as (() => void) | undefined }));

vi.mock('./export-job.repo.ts', () => ({
  findExportJob: async () => world.job,
  saveExportJob: async (before: ExportJob, change: Partial<ExportJob>) => {
    world.writes?.();
    if (world.job.step !== before.step) return undefined;
    world.job = { ...before, ...change, step: before.step + 1 };
    return world.job;
  },
}));

it('an export is ended also when the sweep writes a file of it at that moment', async () => {
  const now = Date.parse('2026-11-28T10:00:00.000Z');
  vi.spyOn(Date, 'now').mockReturnValue(now);
  const later = '2026-12-05T10:00:00.000Z';
  world.job = {
    ...{ user_id: 'usr_1', subject: 'sub-1', email: 'reader@example.test', id: 'job', step: 3, files: 2 },
    ...{ state: 'preparing', expires_at: later },
  };
  world.writes = () => {
    world.writes = undefined;
    world.job = { ...world.job, step: 4, files: 3, expires_at: later };
  };
  await endExport('usr_1');
  expect(world.job).toMatchObject({ files: 3, expires_at: new Date(now).toISOString() });
});
