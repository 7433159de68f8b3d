import { expect, it, vi } from 'vitest';
import { subscriberBulk } from './subscriber-bulk.ts';

vi.mock('./subscriber.repo.ts', () => ({
  findSubscriberById: async (id: string) => (id === 'sub_1' ? { email: 'sam@example.test' } : undefined),
}));

it('masks the address in its failures', async () => {
  const job = subscriberBulk.jobs['subscriber.remove'];
  if (!job || !('nameOf' in job)) throw new Error('Not a job that goes by ids');
  expect(await job.nameOf('sub_1')).toBe('s•••@example.test');
  expect(await job.nameOf('sub_2')).toBeUndefined();
});
