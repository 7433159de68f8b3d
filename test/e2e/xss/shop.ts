import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test as base } from './tripwires.ts';

const projectRoot = new URL('../../../', import.meta.url).pathname;
/** Offset from the port that all tests share to that of a test's own shop. */
const beside = 50;

/** Tests that fill a whole shop with strings have their own: other tests use the ebooks of the shared one. */
export const test = base.extend<object, { shop: string }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function wants from this pattern
    async ({}, use, { parallelIndex }) => {
      const port = Number(process.env.E2E_PORT ?? 4400) + beside + 10 * parallelIndex;
      const child = spawn(process.execPath, ['scripts/start.ts', '--fresh', '--no-edge-cache'], {
        cwd: projectRoot,
        env: { ...process.env, PORT: String(port) },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      // Even when the start times out and this code is not resumed.
      process.once('exit', () => child.kill('SIGTERM'));
      let said = '';
      for await (const chunk of child.stdout) {
        said += chunk;
        if (/^ready /m.test(said)) break;
      }
      await use(`http://localhost:${port}`);
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ shop }, use) => use(shop),
});
