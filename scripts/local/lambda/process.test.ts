import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { serveHttp } from '../platform/http-service.ts';
import { functionOf, instanceHeader } from './instance-header.ts';
import { poolOf } from './testing/probe-pool.ts';

const native = { isNative: true, memory: 256, timeout: 30 };

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('an instance with native code', () => {
  it('is a process with the environment of its function, and takes one invocation at a time', async () => {
    const { pool, stop } = poolOf(
      `let busy = false;
       export const handler = async () => { if (busy) throw new Error('two at once'); busy = true;
         await new Promise((r) => setTimeout(r, 20)); busy = false;
         const { OWN, HOME, NODE_CHANNEL_FD } = process.env; return { pid: process.pid, OWN, HOME, NODE_CHANNEL_FD }; };`,
      native,
    );
    const answers = (await Promise.all(Array.from({ length: 6 }, () => pool.invoke({})))) as { pid: number }[];
    expect(new Set(answers.map(({ pid }) => pid)).size).toBeLessThanOrEqual(2);
    for (const { pid, ...environment } of answers) {
      expect(pid).not.toBe(process.pid);
      expect(environment).toEqual({ OWN: 'yes' });
    }
    await stop();
    expect(answers.filter(({ pid }) => isRunning(pid))).toEqual([]);
  });

  it.each([
    ['leaves', 'process.exit(1)'],
    ['crashes in native code', "process.kill(process.pid, 'SIGSEGV')"],
    ['is aborted', "process.kill(process.pid, 'SIGABRT')"],
  ])('that %s takes nothing else with it', async (_, act) => {
    const { pool, stop } = poolOf(
      `export const handler = async ({ act }) => { if (act) { ${act}; await new Promise(() => {}); } return 'alive'; };`,
      native,
    );
    await expect(pool.invoke({ act: true })).rejects.toThrow(/the instance (exited|ended with SIG)/);
    expect(await pool.invoke({})).toBe('alive');
    await stop();
  });

  it('ends when the whole of it takes more memory than the template allows', async () => {
    const { pool, stop } = poolOf(
      `const kept = [];
       export const handler = async ({ megabytes }) => {
         for (let n = 0; n < megabytes; n++) { kept.push(Buffer.alloc(2 ** 20, 1)); await new Promise((r) => setTimeout(r, 1)); }
         return kept.length; };`,
      native,
    );
    expect(await pool.invoke({ megabytes: 20 })).toBe(20);
    await expect(pool.invoke({ megabytes: 300 })).rejects.toThrow('more than its 256 MB of memory');
    expect(await pool.invoke({})).toBe(0);
    await stop();
  });

  it('ends when it takes too long, and when a test ends it', async () => {
    const { pool, instances, stop } = poolOf(
      `import { request } from 'node:http';
       export const handler = ({ url, hang }) => hang ? new Promise(() => {}) :
         url ? new Promise((done) => request(url, () => done('answered')).end()) : 'alive';`,
      { ...native, timeout: 2, maxInstances: 1 },
    );
    expect(await pool.invoke({})).toBe('alive');
    await expect(pool.invoke({ hang: true })).rejects.toThrow(/timed out/);
    const asked: string[] = [];
    const service = await serveHttp(async ({ headers }) => {
      const instance = headers[instanceHeader] ?? '';
      asked.push(functionOf(instance));
      await instances.get(instance)?.();
      return { status: 200, headers: {}, body: '' };
    }, console.error);
    expect(await pool.invoke({})).toBe('alive');
    await expect(pool.invoke({ url: service.url })).rejects.toThrow('the instance was killed');
    expect([asked, instances.size, await pool.invoke({})]).toEqual([['probe'], 0, 'alive']);
    await stop();
    await service.close();
  });

  it('is frozen after its answer, logs every line before it, and follows the clock', async () => {
    const { pool, clock, lines, stop } = poolOf(
      `import { writeFileSync } from 'node:fs';
       export const handler = async ({ timer }) => {
         if (timer) setTimeout(() => writeFileSync(timer, ''), 20);
         console.log('line'); console.error('last'); return Date.now(); };`,
      { ...native, maxInstances: 1 },
    );
    const directory = mkdtempSync(join(tmpdir(), 'rampart-left-'));
    const timer = join(directory, 'timer');
    await pool.invoke({ timer });
    expect(lines.join('')).toBe('line\nlast\n');
    await pause(300);
    expect(existsSync(timer)).toBe(false);
    clock.set(Date.parse('2030-01-01T00:00:00Z'));
    expect(new Date((await pool.invoke({})) as number).getUTCFullYear()).toBe(2030);
    expect(existsSync(timer)).toBe(true);
    rmSync(directory, { recursive: true });
    await stop();
  });

  it('finds native modules as those of a layer', async () => {
    const { pool, stop } = poolOf(
      `import { createRequire } from 'node:module';
       const sharp = createRequire(import.meta.url)('sharp');
       export const handler = async () =>
         (await sharp({ create: { width: 2, height: 3, channels: 3, background: 'red' } }).png().toBuffer({ resolveWithObject: true })).info.height;`,
      native,
    );
    expect(await pool.invoke({})).toBe(3);
    await stop();
  });

  it('ends with the local cloud, however that ends', async () => {
    const cloud = fork(fileURLToPath(new URL('./testing/process.fixture.ts', import.meta.url)), { execArgv: [] });
    const [pid] = (await once(cloud, 'message')) as [number];
    expect(isRunning(pid)).toBe(true);
    cloud.kill('SIGKILL');
    await expect.poll(() => isRunning(pid), { timeout: 5000 }).toBe(false);
  });
});
