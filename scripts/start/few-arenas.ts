import { fewArenas } from './arenas.ts';

// glibc looks at its environment before the first line of a program runs. So the process replaces itself, once; its id stays.
if (process.platform === 'linux' && process.env.MALLOC_ARENA_MAX === undefined) {
  const [node, ...rest] = process.argv;
  const env = { ...process.env, ...fewArenas };
  process.execve?.(process.execPath, [node ?? process.execPath, ...process.execArgv, ...rest], env);
}
