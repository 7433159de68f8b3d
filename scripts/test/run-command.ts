import { spawn } from 'node:child_process';
import { projectRoot } from '../build/inputs.ts';

export interface Ended {
  readonly code: number;
  readonly seconds: number;
  /** It was killed because it exceeded its time limit. */
  readonly isOverdue: boolean;
}

/** Grace period to clean up what it started, such as a site with its browser. */
const millisecondsToLeave = 30_000;

/** Signals a command and everything it started in its process group. */
function signalGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, signal);
  } catch {
    // The group is already empty.
  }
}

/** Interrupts a group, and kills it after the grace period. */
function endGroup(pid: number | undefined): NodeJS.Timeout {
  signalGroup(pid, 'SIGINT');
  return setTimeout(() => signalGroup(pid, 'SIGKILL'), millisecondsToLeave);
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs a command in its own process group, with its output in ours, and kills the group when the time is up. */
export function runCommand(command: readonly string[], minutes: number, env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const [program = '', ...args] = command;
  const started = performance.now();
  const child = spawn(program, args, {
    cwd: projectRoot,
    env: { ...process.env, ...env },
    // One stream, so that a log keeps the order of the output.
    stdio: ['ignore', 1, 1],
    detached: true,
  });
  let killTimer: NodeJS.Timeout | undefined;
  let isOverdue = false;
  const limit = setTimeout(() => {
    isOverdue = true;
    killTimer = endGroup(child.pid);
  }, minutes * 60_000);
  // The terminal does not know the group: signals are forwarded to it, and the run is over.
  let isStopped = false;
  const stop = () => {
    if (!isStopped) killTimer = endGroup(child.pid);
    isStopped = true;
  };
  for (const signal of signals) process.on(signal, stop);
  return new Promise((resolve) => {
    const end = (code: number) => {
      clearTimeout(limit);
      clearTimeout(killTimer);
      for (const signal of signals) process.off(signal, stop);
      signalGroup(child.pid, 'SIGKILL');
      if (isStopped) process.exit(130);
      resolve({ code, seconds: (performance.now() - started) / 1000, isOverdue });
    };
    child.on('error', (error) => {
      console.log(String(error));
      end(1);
    });
    child.on('exit', (code) => end(code ?? 1));
  });
}
