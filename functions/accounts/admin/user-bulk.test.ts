import { expect, it, vi } from 'vitest';
import { userBulk } from './user-bulk.ts';

vi.mock('../user/user-list.repo.ts', () => ({
  findById: async (id: string) => (id === 'usr_1' ? { email: 'sam@example.test' } : undefined),
}));

it.each(Object.keys(userBulk.jobs))('masks the address in the failures of %s', async (kind) => {
  const job = userBulk.jobs[kind];
  if (!job || !('nameOf' in job)) throw new Error('Not a job that goes by ids');
  expect(await job.nameOf('usr_1')).toBe('s•••@example.test');
  expect(await job.nameOf('usr_2')).toBeUndefined();
});
