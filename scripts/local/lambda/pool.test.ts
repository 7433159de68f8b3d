import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { serveHttp } from '../platform/http-service.ts';
import { FunctionError } from './function-instance.ts';
import { functionOf, instanceHeader, requestHeader } from './instance-header.ts';
import { Meter } from './meter.ts';
import { poolOf } from './testing/probe-pool.ts';

describe('FunctionPool', () => {
  it('gives each instance one invocation at a time and its own environment', async () => {
    const { pool, stop } = poolOf(
      `let busy = false;
       export const handler = async () => { if (busy) throw new Error('two at once'); busy = true;
         await new Promise((r) => setTimeout(r, 20)); busy = false; return [process.env.OWN, process.env.HOME ?? null]; };`,
    );
    const answers = await Promise.all(Array.from({ length: 12 }, () => pool.invoke({})));
    expect(new Set(answers.map(String))).toEqual(new Set(['yes,']));
    await stop();
  });

  it('loses only the instance that crashes', async () => {
    const { pool, stop } = poolOf(
      `export const handler = async ({ crash }) => { if (crash) process.exit(1); return 'alive'; };`,
    );
    await expect(pool.invoke({ crash: true })).rejects.toBeInstanceOf(FunctionError);
    expect(await pool.invoke({})).toBe('alive');
    await stop();
  });

  it('has instances that identify themselves, and ends one in the middle of a call', async () => {
    const { pool, instances, stop } = poolOf(
      `import { request } from 'node:http';
       export const handler = ({ url, headers }) => url ? new Promise((done) => request(url, () => done('answered')).end()) : 'alive';`,
    );
    const asked: string[] = [];
    const service = await serveHttp(async ({ headers }) => {
      const instance = headers[instanceHeader] ?? '';
      asked.push(functionOf(instance), headers[requestHeader] ?? '');
      await instances.get(instance)?.();
      return { status: 200, headers: {}, body: '' };
    }, console.error);
    await expect(pool.invoke({ url: service.url, headers: { [requestHeader]: 'first' } })).rejects.toThrow(
      'the instance was killed',
    );
    expect([asked, instances.size, await pool.invoke({})]).toEqual([['probe', 'first'], 0, 'alive']);
    await stop();
    await service.close();
    expect(instances.size).toBe(0);
  });

  it('names requests that announce their body, too', async () => {
    const { pool, stop } = poolOf(
      `import { request } from 'node:http';
       export const handler = ({ url }) => new Promise((done) => {
         const announced = request(url, { method: 'PUT', headers: { Expect: '100-continue' } }, () => done('answered'));
         announced.on('continue', () => announced.end('body'));
       });`,
    );
    const asked: unknown[] = [];
    const service = await serveHttp(async ({ headers, body }) => {
      asked.push(functionOf(headers[instanceHeader] ?? ''), String(body));
      return { status: 200, headers: {}, body: '' };
    }, console.error);
    expect(await pool.invoke({ url: service.url })).toBe('answered');
    expect(asked).toEqual(['probe', 'body']);
    await stop();
    await service.close();
  });

  it('ends an invocation that takes too long', async () => {
    const { pool, stop } = poolOf(
      `export const handler = async ({ hang }) => { if (hang) await new Promise(() => {}); return 'done'; };`,
      { timeout: 0.2, maxInstances: 1 },
    );
    await expect(pool.invoke({ hang: true })).rejects.toThrow(/timed out/);
    expect(await pool.invoke({})).toBe('done');
    await stop();
  });

  it('rejects pending calls when it is stopped', async () => {
    const { pool, stop } = poolOf('export const handler = () => new Promise(() => {});', { maxInstances: 1 });
    const answers = Promise.allSettled([pool.invoke({}), pool.invoke({})]);
    await stop();
    expect((await answers).map((answer) => 'reason' in answer && answer.reason.message)).toEqual(
      Array(2).fill('the function was stopped'),
    );
  });

  it('bills what instances work, not what calls wait for one, and the runs that fail as well', async () => {
    const billed: string[] = [];
    class Recording extends Meter {
      override begin(megabytes: number): () => void {
        billed.push(`begins with ${megabytes} MB`);
        return () => billed.push('ends');
      }
    }
    const { pool, stop } = poolOf(
      `export const handler = async ({ fails }) => {
         await new Promise((r) => setTimeout(r, 5)); if (fails) throw new Error('no'); };`,
      { maxInstances: 1, memory: 512, meter: new Recording() },
    );
    await Promise.allSettled([pool.invoke({}), pool.invoke({ fails: true }), pool.invoke({})]);
    expect(billed).toEqual(Array(3).fill(['begins with 512 MB', 'ends']).flat());
    await stop();
  });

  it('starts no second instance for calls that the first one answers before their patience ends', async () => {
    const { pool, instances, stop } = poolOf(
      `export const handler = () => new Promise((answer) => setTimeout(() => answer('here'), 100));`,
      { patience: 60_000 },
    );
    await Promise.all([pool.invoke({}), pool.invoke({}), pool.invoke({})]);
    expect(instances.size).toBe(1);
    await stop();
  });

  it('retires idle instances except for the last one', async () => {
    // No call is answered until as many instances as calls are busy, however late the second one starts.
    const { pool, stop } = poolOf(
      `import { mkdirSync, readdirSync } from 'node:fs';
       import { threadId } from 'node:worker_threads';
       export const handler = async ({ room, guests }) => {
         mkdirSync(room + '/' + threadId, { recursive: true });
         while (readdirSync(room).length < guests) await new Promise((r) => setTimeout(r, 10));
         return threadId; };`,
      { idleLimit: 400, timeout: 60 },
    );
    const meet = async (guests: number) => {
      const room = mkdtempSync(join(tmpdir(), 'rampart-room-'));
      const threads = await Promise.all(Array.from({ length: guests }, () => pool.invoke({ room, guests })));
      rmSync(room, { recursive: true });
      return threads;
    };
    const first = await meet(2);
    expect(new Set(first).size).toBe(2);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(first).toContain((await meet(1))[0]);
    expect((await meet(2)).filter((thread) => first.includes(thread))).toHaveLength(1);
    await stop();
  });

  it('retires the last one if no caller waits for answers', async () => {
    const { pool, stop } = poolOf(
      `import { threadId } from 'node:worker_threads';
       export const handler = async () => threadId;`,
      { idleLimit: 200, staysWarm: false },
    );
    const first = await pool.invoke({});
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect(await pool.invoke({})).not.toBe(first);
    await stop();
  });

  it('uses new instances after a renewal, and lets running calls finish', async () => {
    const { pool, instances, stop } = poolOf(
      `import { threadId } from 'node:worker_threads';
       export const handler = ({ slow }) => new Promise((answer) => setTimeout(() => answer(threadId), slow ? 200 : 0));`,
    );
    const first = await pool.invoke({});
    const under = pool.invoke({ slow: true });
    pool.renew();
    const second = await pool.invoke({});
    expect(second).not.toBe(first);
    expect(await under).toBe(first);
    pool.renew();
    expect([first, second]).not.toContain(await pool.invoke({}));
    expect(instances.size).toBe(1);
    await stop();
  });

  it('reports a bundle that does not start instead of hanging', async () => {
    const { pool, stop } = poolOf(`throw new Error('cannot start');`);
    await expect(pool.invoke({})).rejects.toBeInstanceOf(FunctionError);
    await stop();
  });

  it('freezes an instance after its answer: what it left running goes on with the next invocation', async () => {
    const { pool, stop } = poolOf(
      `import { writeFileSync } from 'node:fs';
       export const handler = async ({ timer, step }) => {
         if (timer) setTimeout(() => writeFileSync(timer, ''), 20);
         if (step) Promise.resolve().then(() => {}).then(() => {}).then(() => {}).then(() => writeFileSync(step, '')); };`,
      { maxInstances: 1 },
    );
    const directory = mkdtempSync(join(tmpdir(), 'rampart-left-'));
    const [timer, step] = [join(directory, 'timer'), join(directory, 'step')];
    await pool.invoke({ timer, step });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect([existsSync(timer), existsSync(step)]).toEqual([false, false]);
    await pool.invoke({});
    expect([existsSync(timer), existsSync(step)]).toEqual([true, true]);
    rmSync(directory, { recursive: true });
    await stop();
  });

  it('freezes nothing that a handler waits for, and logs every line before the answer', async () => {
    const { pool, lines, stop } = poolOf(
      `export const handler = async () => {
         for (const n of [1, 2, 3]) { console.log('line', n); await new Promise((r) => setTimeout(r, 5)); }
         console.error('last'); return 'done'; };`,
    );
    expect(await pool.invoke({})).toBe('done');
    expect(lines.join('')).toBe('line 1\nline 2\nline 3\nlast\n');
    await stop();
  });

  it('takes and returns what JSON can say, up to six megabytes of it', async () => {
    const { pool, stop } = poolOf(
      `export const handler = async ({ text, size, odd }) =>
         odd ? { at: new Date(0), none: undefined, big: 1n } : size ? 'x'.repeat(size) : (text ?? '').length;`,
    );
    const most = 6_291_456;
    const around = JSON.stringify({ text: '' }).length;
    expect(await pool.invoke({ text: 'x'.repeat(most - around) })).toBe(most - around);
    await expect(pool.invoke({ text: 'x'.repeat(most - around + 1) })).rejects.toThrow('smaller than 6291456 bytes');
    await expect(pool.invoke({ text: '"'.repeat(most / 2) })).rejects.toThrow('smaller than 6291456 bytes');
    expect(await pool.invoke({ size: 6_291_556 - 2 })).toHaveLength(6_291_554);
    await expect(pool.invoke({ size: 6_291_556 - 1 })).rejects.toThrow('Response payload size exceeded');
    await expect(pool.invoke({ odd: true })).rejects.toThrow('BigInt');
    await stop();
  });

  it("moves its instances' time with the clock", async () => {
    const { pool, clock, stop } = poolOf(`export const handler = async () => Date.now();`);
    clock.set(Date.parse('2030-01-01T00:00:00Z'));
    expect(new Date((await pool.invoke({})) as number).getUTCFullYear()).toBe(2030);
    await stop();
  });
});
