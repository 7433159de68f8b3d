import { beforeEach, expect, it, vi } from 'vitest';
import { minutes, now } from '#lib/clock.ts';

const sendMail = vi.hoisted(() => vi.fn());
vi.mock('#lib/mail/mail.ts', () => ({ sendMail }));
vi.mock('./newsletter.repo.ts', () => ({ findNewsletter: async () => ({ card: { subject: 'S' }, content: '' }) }));
vi.mock('./issue/issue.service.ts', () => ({ testMail: async (to: string) => ({ to }) }));
const { mailTest } = await import('./test-mail.ts');

const test = (age = 0) =>
  mailTest('ada@example.test', {
    ...{ kind: 'test', newsletter_id: 'nws_1', asked_at: new Date(now() - age).toISOString() },
  });
const failure = (name: string) => Object.assign(new Error('ada@example.test'), { name });

beforeEach(() => {
  sendMail.mockReset();
  sendMail.mockResolvedValue(undefined);
});

it('a test is mailed while it is worth it, and not when its text has changed long ago', async () => {
  await test(minutes(14));
  expect(sendMail).toHaveBeenCalledTimes(1);
  await test(minutes(16));
  expect(sendMail).toHaveBeenCalledTimes(1);
});

it('what SES refuses for good is not tried again; what may pass is', async () => {
  const { logger } = await import('#lib/logger.ts');
  const warned = vi.spyOn(logger, 'warn').mockReturnValue(undefined);
  sendMail.mockRejectedValue(failure('MessageRejected'));
  await expect(test()).resolves.toBeUndefined();
  expect(JSON.stringify(warned.mock.calls)).not.toContain('ada@');
  sendMail.mockRejectedValue(failure('Throttling'));
  await expect(test()).rejects.toThrow();
});
