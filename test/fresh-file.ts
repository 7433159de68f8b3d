import { afterAll, vi } from 'vitest';

/*
 * Files of unit tests share a worker and the libraries it has loaded (decision 022). Each begins with modules and an
 * environment of its own, and with the real clock.
 */
const before = { ...process.env };
vi.resetModules();

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
});
