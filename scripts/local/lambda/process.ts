import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Carrier, Invocation, Message, OpenCarrier } from './carrier.ts';

/** What the host of an instance is told. */
export type HostMessage = { readonly invocation: Invocation } | { readonly shift: number };
/** What it tells: what its instance says, or that the whole process must end, and why. */
export type HostAnswer = { readonly message: Message } | { readonly ending: string };

/** The first argument of the host, as JSON. */
export interface HostStart {
  readonly name: string;
  readonly bundle: string;
  readonly handler: string;
  /** In megabytes. */
  readonly memory: number;
  /** In milliseconds. */
  readonly shift: number;
}

/** Where native modules are found: in a layer's folder, or, where that has none, among those of this machine. */
const onThisMachine = fileURLToPath(new URL('../../../node_modules', import.meta.url));

const host = fileURLToPath(new URL('./process-host.ts', import.meta.url));

/**
 * An instance as a process of its own, for functions with a layer: a crash of native code ends that process alone, and
 * its memory counts as a whole, what native code allocates included.
 */
export const openProcess: OpenCarrier = (
  name,
  { bundle, handler, memory, environment },
  { clock },
  listener,
): Carrier => {
  const start: HostStart = { name, bundle, handler, memory, shift: clock.offset };
  const child = fork(host, [JSON.stringify(start)], {
    env: { ...environment, NODE_PATH: onThisMachine },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const tell = (message: HostMessage) => void (child.connected && child.send(message));
  const unfollow = clock.follow((shift) => tell({ shift }));
  let reason: string | undefined;
  child.stdout?.on('data', (chunk) => listener.log(String(chunk)));
  child.stderr?.on('data', (chunk) => listener.log(String(chunk)));
  child.on('message', (answer: HostAnswer) => {
    if ('message' in answer) listener.message(answer.message);
    else reason = answer.ending;
  });
  child.on('error', (error) => listener.died(error.message));
  child.on('exit', (code, signal) => {
    unfollow();
    listener.died(reason ?? `the instance ended with ${signal ?? `code ${code}`}`);
  });
  return {
    send: (invocation) => tell({ invocation }),
    end: () => ended(child),
  };
};

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}
