import { expect, it, vi } from 'vitest';
import { logger } from '../logger.ts';
import { createOutbox } from './outbox.ts';

const postponeTask = vi.hoisted(() => vi.fn(async () => true));
vi.mock('./outbox.repo.ts', () => ({ postponeTask }));

it('names a task that fails by its id: what it is about may be an address', async () => {
  const [warn, error] = [vi.spyOn(logger, 'warn'), vi.spyOn(logger, 'error')].map((spy) => spy.mockReturnValue());
  const { deliver } = createOutbox('newsletter', () => Promise.reject(new Error('SES is away')));
  const record = { id: 'obx_1', subject: 'reader@example.test', task: { kind: 'welcome' }, attempts: 14 };
  await deliver([{ ...record, queue: 'newsletter', state: 'waiting', due: '2026-11-22T10:00:00.000Z' }]);
  const about = { queue: 'newsletter', task: 'welcome', id: 'obx_1', attempts: 14 };
  expect(warn?.mock.calls).toEqual([['outbox task failed', { ...about, error: new Error('SES is away') }]]);
  expect(error?.mock.calls).toEqual([['outbox task given up', about]]);
});
