import { beforeEach, expect, it, vi } from 'vitest';
import { logger } from '#lib/logger.ts';
import type { ExportJob } from './export-job.repo.ts';
import { workOnExports } from './export-writing.service.ts';

/** The stored jobs by person, the bucket and the mails; and which call is to fail, counted over all of them. */
const world = vi.hoisted(() => ({
  jobs: new Map<string, ExportJob>(),
  objects: new Map<string, string>(),
  mails: [] as string[],
  calls: 0,
  dies: Number.POSITIVE_INFINITY,
  /** Milliseconds since 1970, and how long a file takes. */
  time: Date.parse('2026-11-28T10:00:00.000Z'),
  perFile: 0,
}));

/** Carries out a call, unless it is the one that dies: before it, or after it with the answer lost. */
const mayDie = vi.hoisted(() => ({ isLost: false }));
const call = vi.hoisted(() => async <T>(carryOut: () => T): Promise<T> => {
  const isHit = ++world.calls === world.dies;
  if (isHit && !mayDie.isLost) throw new Error('died');
  const value = carryOut();
  if (isHit) throw new Error('died');
  return value;
});

vi.mock('#lib/aws/objects.ts', () => ({
  putObject: (key: string, text: string) =>
    call(() => {
      world.time += world.perFile;
      world.objects.set(key, text);
    }),
  deleteObject: (key: string) => call(() => world.objects.delete(key)),
}));
vi.mock('./export.mailing.ts', () => ({ mailExport: (to: string) => call(() => world.mails.push(to)) }));
vi.mock('./export-job.repo.ts', () => ({
  listExportJobs: async () => [...world.jobs.values()],
  removeExportJob: ({ user_id }: ExportJob) => call(() => world.jobs.delete(user_id)),
  saveExportJob: (before: ExportJob, change: Partial<ExportJob>) =>
    call(() => {
      if (world.jobs.get(before.user_id)?.step !== before.step) return undefined;
      const saved = { ...before, ...change, step: before.step + 1 };
      world.jobs.set(before.user_id, saved);
      return saved;
    }),
}));
vi.mock('./registry.ts', () => ({
  personalDataParts: async () => [
    { entities: [], exportOf: async () => ({ profile: 'mine' }), deleteOf: async () => undefined },
    {
      entities: [],
      exportOf: async () => ({ shelf: [], highlights: [] }),
      deleteOf: async () => undefined,
      inPages: {
        isMany: async () => false,
        rest: async () => ({ shelf: ['a book'] }),
        page: (_: unknown, after = '') =>
          call(() => ({ part: { highlights: [`after ${after}`] }, next: after ? undefined : 'b:1' })),
      },
    },
    {
      entities: [],
      exportOf: async () => ({ orders: [] }),
      deleteOf: async () => undefined,
      inPages: {
        isMany: async () => true,
        rest: async () => ({}),
        page: (_: unknown, after = '0') =>
          call(() => ({
            part: { orders: [`after ${after}`] },
            next: after === '2' ? undefined : `${Number(after) + 1}`,
          })),
      },
    },
  ],
}));

const started: ExportJob = {
  ...{ user_id: 'usr_1', subject: 'sub-1', email: 'reader@example.test', id: 'job', step: 1, files: 0 },
  ...{ state: 'preparing', expires_at: '2999-01-01T00:00:00.000Z' },
};
const stored = () => world.jobs.get('usr_1');
const contents = () =>
  [...world.objects].sort().map(([key, text]) => {
    const { exported_at: _, ...content } = JSON.parse(text);
    return [key, content];
  });
const whole = [
  ['exports/usr_1/job/1.json', { file: 1, profile: 'mine', shelf: ['a book'] }],
  ['exports/usr_1/job/2.json', { file: 2, highlights: ['after '] }],
  ['exports/usr_1/job/3.json', { file: 3, highlights: ['after b:1'] }],
  ['exports/usr_1/job/4.json', { file: 4, orders: ['after 0'] }],
  ['exports/usr_1/job/5.json', { file: 5, orders: ['after 1'] }],
  ['exports/usr_1/job/6.json', { file: 6, orders: ['after 2'] }],
];

function begin(job: ExportJob, dies = Number.POSITIVE_INFINITY): void {
  const jobs = new Map([[job.user_id, job]]);
  Object.assign(world, { jobs, objects: new Map(), mails: [], calls: 0, dies, perFile: 0 });
}

beforeEach(() => {
  mayDie.isLost = false;
  vi.spyOn(logger, 'error').mockReturnValue();
  vi.spyOn(Date, 'now').mockImplementation(() => world.time);
  vi.spyOn(performance, 'now').mockImplementation(() => world.time);
});

it('writes every page to a file, then tells the person', async () => {
  begin(started);
  await workOnExports();
  expect(contents()).toEqual(whole);
  expect(world.mails).toEqual([started.email]);
  expect(stored()).toMatchObject({ state: 'told', files: 6 });
  await workOnExports();
  expect(world.mails).toHaveLength(1);
});

it.each([false, true])('goes on where it died, whichever call that was (answer lost: %s)', async (isLost) => {
  mayDie.isLost = isLost;
  begin(started);
  await workOnExports();
  const { calls } = world;
  expect(calls).toBeGreaterThan(10);
  for (let dies = 1; dies <= calls; dies++) {
    begin(started, dies);
    await workOnExports();
    await workOnExports();
    expect([dies, contents(), stored()?.state]).toEqual([dies, whole, 'told']);
    expect(world.mails.length).toBeGreaterThanOrEqual(1);
    expect(world.mails.length).toBeLessThanOrEqual(2);
  }
});

it('deletes the files of an export that is over, also after it died', async () => {
  const over = { ...started, files: 4, state: 'told' as const, expires_at: '2020-01-01T00:00:00.000Z' };
  for (let dies = 1; dies <= 6; dies++) {
    begin(over, dies);
    for (let file = 1; file <= 5; file++) world.objects.set(`exports/usr_1/job/${file}.json`, '{}');
    await workOnExports();
    await workOnExports();
    expect([dies, world.objects.size, stored()]).toEqual([dies, 0, undefined]);
  }
});

it('stops when its time is over, goes on in the next run, and keeps the files for a week after the last one', async () => {
  const later = vi.spyOn(logger, 'info').mockReturnValue();
  begin(started);
  world.perFile = 90_000;
  await workOnExports();
  expect(contents()).toEqual(whole.slice(0, 3));
  expect(later).toHaveBeenCalledWith('export goes on later', { user_id: 'usr_1' });
  await workOnExports();
  expect(contents()).toEqual(whole);
  const inAWeek = new Date(world.time + 7 * 24 * 60 * 60_000).toISOString();
  expect(stored()).toMatchObject({ state: 'told', expires_at: inAWeek });
  expect(logger.error).not.toHaveBeenCalled();
});

it('lets others go first once one has taken all the time of a run', async () => {
  vi.spyOn(logger, 'info').mockReturnValue();
  begin(started);
  world.jobs.set('usr_2', { ...started, user_id: 'usr_2' });
  world.perFile = 90_000;
  const filesOf = () => [...world.jobs.values()].map(({ files }) => files);
  await workOnExports();
  expect(filesOf()).toEqual([3, 0]);
  await workOnExports();
  expect(filesOf()).toEqual([3, 3]);
  await workOnExports();
  expect(filesOf()).toEqual([6, 3]);
});
