import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { afterAll, describe, expect, it } from 'vitest';
import { Stacks } from '#scripts/local/stacks.ts';
import { productionAssembly } from './assembly.ts';

/** Outside of the project, where no `node_modules` helps a bundle out. */
const elsewhere = mkdtempSync(join(tmpdir(), 'rampart-bundles-'));
afterAll(() => rmSync(elsewhere, { recursive: true }));

const functions = new Stacks(await productionAssembly()).functions();

/** What the runtime itself sets. */
const runtime = { AWS_REGION: 'us-east-1', AWS_ACCESS_KEY_ID: 'unit', AWS_SECRET_ACCESS_KEY: 'unit' };
/** Where it finds the modules of a layer; here those of the project. */
const withLayer = { NODE_PATH: fileURLToPath(new URL('../../node_modules', import.meta.url)) };

/** Imports a module in a thread with its own environment; resolves with the type of its `handler`, or the error. */
function imported(file: string, env: Record<string, string>): Promise<string> {
  const code = `
    const { parentPort } = require('node:worker_threads');
    import(${JSON.stringify(pathToFileURL(file).href)}).then(
      ({ handler }) => parentPort.postMessage(typeof handler),
      (error) => parentPort.postMessage(error.message),
    );`;
  return new Promise((done, failed) => {
    const thread = new Worker(code, { eval: true, env });
    thread.once('error', failed);
    thread.once('message', (message: string) => {
      void thread.terminate();
      done(message);
    });
  });
}

describe('the bundle of each function', () => {
  it.each(functions)('starts by itself, with its own environment: $name', async (one) => {
    const folder = join(elsewhere, one.name);
    cpSync(dirname(one.bundle), folder, { recursive: true });
    // The values of a deployed stage are unknown here; any will do for the import.
    const env = Object.fromEntries(Object.entries(one.environment).map(([key, value]) => [key, value || 'unit']));
    const type = await imported(join(folder, 'index.mjs'), { ...runtime, ...(one.isNative && withLayer), ...env });
    expect(type).toBe('function');
  });
});
