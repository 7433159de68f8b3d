import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test as base } from './tripwires.ts';

const projectRoot = new URL('../../../', import.meta.url).pathname;
/** From the port that all tests share to the one of a shop of one's own. */
const beside = 50;

/** Tests that fill a whole shop with strings have one of their own: in the shared one others look at its ebooks. */
export const test = base.extend<object, { shop: string }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function wants from this pattern
    async ({}, use, { parallelIndex }) => {
      const port = Number(process.env.E2E_PORT ?? 4400) + beside + 10 * parallelIndex;
      const child = spawn(process.execPath, ['scripts/start.ts', '--fresh'], {
        cwd: projectRoot,
        env: { ...process.env, PORT: String(port) },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      // Also when the start takes too long and nobody comes back here.
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
