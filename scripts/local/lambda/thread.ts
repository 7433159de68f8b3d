import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { Carrier, InstanceStart, Invocation, Listener, Message, OpenCarrier } from './carrier.ts';

/**
 * V8 lets a new heap grow to half of its limit before the first collection, which would take gigabytes for a dozen
 * instances that need 30 MB each. Collections start at 32 MB instead, of which a bundle that has just been loaded takes half; the limits stay those of the template.
 */
setFlagsFromString('--initial-old-space-size=32');
/** A platform that is profiled (`--cpu-prof`) has its functions profiled as well. */
const profiling = process.execArgv.filter((flag) => flag.startsWith('--cpu-prof'));
/** Room for the garbage of one invocation. */
const youngMegabytes = 12;

export interface ThreadOptions {
  readonly start: Omit<InstanceStart, 'sent'>;
  /** In megabytes. */
  readonly memory: number;
  readonly environment: Readonly<Record<string, string>>;
}

/** A thread with `instance.ts`, which sleeps between two invocations. */
export function startThread({ start, memory, environment }: ThreadOptions, listener: Listener): Carrier {
  const sent = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(new URL('./instance.ts', import.meta.url), {
    workerData: { ...start, sent: sent.buffer },
    env: { ...environment },
    execArgv: profiling,
    resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: youngMegabytes },
    stdout: true,
    stderr: true,
  });
  worker.stdout.on('data', (chunk) => listener.log(String(chunk)));
  worker.stderr.on('data', (chunk) => listener.log(String(chunk)));
  worker.on('message', (message: Message) => listener.message(message));
  worker.on('error', (error) => listener.died(`${error.name}: ${error.message}`));
  worker.on('exit', () => listener.died('the instance exited'));
  return {
    send(invocation: Invocation) {
      worker.postMessage(invocation);
      Atomics.add(sent, 0, 1);
      Atomics.notify(sent, 0);
    },
    end: async () => void (await worker.terminate()),
  };
}

/** An instance as a thread of this process. */
export const openThread: OpenCarrier = (name, { bundle, handler, memory, environment }, { clock }, listener) =>
  startThread({ start: { name, bundle, handler, shift: clock.shift }, memory, environment }, listener);
