import type { HostAnswer, HostMessage, HostStart } from './process.ts';
import { startThread } from './thread.ts';

/**
 * The process of an instance with native code. Its handler runs in a thread, as everywhere; this thread passes messages
 * on, and watches what only a process shows: how much memory all of it takes, and whether the local cloud is still there.
 */
const { memory, shift, ...rest } = JSON.parse(process.argv[2] ?? '') as HostStart;

/** In milliseconds: often enough to stop native code before the machine notices. */
const betweenLooks = 25;
const megabyte = 1024 * 1024;

const tell = (answer: HostAnswer, then: () => void = () => {}) => {
  if (process.connected) process.send?.(answer, then);
};

/** Ends everything at once: native code cannot be asked to stop. */
function end(ending: string): void {
  tell({ ending }, () => process.kill(process.pid, 'SIGKILL'));
}

const shifted = new Float64Array(new SharedArrayBuffer(8));
shifted[0] = shift;

// The local cloud is gone, however it ended.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

const { NODE_CHANNEL_FD: _, NODE_CHANNEL_SERIALIZATION_MODE: __, ...environment } = process.env;
const thread = startThread(
  { start: { ...rest, shift: shifted.buffer }, memory, environment: environment as Record<string, string> },
  {
    message: (message) => tell({ message }),
    log: (log) => tell({ message: { log } }),
    died: (reason) => end(reason),
  },
);

process.on('message', (message: HostMessage) => {
  if ('shift' in message) shifted[0] = message.shift;
  else thread.send(message.invocation);
});

setInterval(() => {
  if (process.memoryUsage.rss() > memory * megabyte) end(`the instance used more than its ${memory} MB of memory`);
}, betweenLooks);
