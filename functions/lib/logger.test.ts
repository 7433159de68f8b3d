import { expect, it, vi } from 'vitest';

it('names nobody by address, also when a service does in what it refuses', async () => {
  vi.stubEnv('POWERTOOLS_DEV', 'true');
  const warn = vi.spyOn(console, 'warn');
  const { logger } = await import('./logger.ts');
  const error = new Error('Email address is not verified: dora@example.com', { cause: new Error('ivo@example.com') });
  logger.warn('outbox task failed', { task: 'mail', error });
  const [written] = warn.mock.lastCall ?? [];
  warn.mockClear();
  expect(written).toContain('Email address is not verified: d•••@example.com');
  expect(written).toContain('i•••@example.com');
  expect(written).not.toMatch(/dora|ivo/);
});
