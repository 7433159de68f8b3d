import { spawn } from 'node:child_process';
import { projectRoot } from '../local/inputs.ts';

export interface Ended {
  readonly code: number;
  readonly seconds: number;
  /** It was ended because it took longer than it may. */
  readonly isOverdue: boolean;
}

/** Time to put away what it started, such as a site with its browser. */
const millisecondsToLeave = 10_000;

/** Ends a command and all that it started in its process group. */
function signalGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, signal);
  } catch {
    // There is nobody left.
  }
}

/** What came to this process goes on to the group, which the terminal does not know. */
function passOn(pid: number | undefined): () => void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const end = () => {
    signalGroup(pid, 'SIGINT');
    setTimeout(() => {
      signalGroup(pid, 'SIGKILL');
      process.exit(130);
    }, millisecondsToLeave);
  };
  for (const signal of signals) process.once(signal, end);
  return () => {
    for (const signal of signals) process.off(signal, end);
  };
}

/** Runs a command in a process group of its own, its output among ours, and ends the group when the minutes are over. */
export function runCommand(command: readonly string[], minutes: number, env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const [program = '', ...args] = command;
  const started = performance.now();
  const child = spawn(program, args, {
    cwd: projectRoot,
    env: { ...process.env, ...env, FORCE_COLOR: '0', NO_COLOR: '1' },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  let isOverdue = false;
  let lastWord: NodeJS.Timeout | undefined;
  const limit = setTimeout(() => {
    isOverdue = true;
    signalGroup(child.pid, 'SIGINT');
    lastWord = setTimeout(() => signalGroup(child.pid, 'SIGKILL'), millisecondsToLeave);
  }, minutes * 60_000);
  const stopPassingOn = passOn(child.pid);
  return new Promise((resolve) => {
    const end = (code: number) => {
      clearTimeout(limit);
      clearTimeout(lastWord);
      stopPassingOn();
      signalGroup(child.pid, 'SIGKILL');
      resolve({ code, seconds: (performance.now() - started) / 1000, isOverdue });
    };
    child.on('error', (error) => {
      console.log(String(error));
      end(1);
    });
    child.on('exit', (code) => end(code ?? 1));
  });
}
