import type { EntityItem } from 'electrodb';
import { ifCondition } from '#lib/table/condition.ts';
import { ExportJobEntity } from './export-job.entity.ts';

export type ExportJob = EntityItem<typeof ExportJobEntity>;

/** A person's export: a strongly consistent read. */
export async function findExportJob(user_id: string): Promise<ExportJob | undefined> {
  return (await ExportJobEntity.get({ user_id }).go({ consistent: true })).data ?? undefined;
}

/** Starts an export, unless the person has one. */
export async function startExportJob(job: ExportJob): Promise<void> {
  await ifCondition(ExportJobEntity.create(job).go());
}

/** Saves the next step of an export; undefined if another run has done it, or the export is gone. */
export async function saveExportJob(before: ExportJob, change: Partial<ExportJob>): Promise<ExportJob | undefined> {
  const next = { ...before, ...change, step: before.step + 1 };
  const saved = ExportJobEntity.put(next).where(({ step }, { eq }) => eq(step, before.step));
  return (await ifCondition(saved.go())) && next;
}

export async function removeExportJob({ user_id }: ExportJob): Promise<void> {
  await ExportJobEntity.delete({ user_id }).go();
}

/** All of them: few people have bought so much. */
export async function listExportJobs(): Promise<ExportJob[]> {
  return (await ExportJobEntity.query.whichAreThere({}).go({ pages: 'all' })).data;
}
