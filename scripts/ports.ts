import { createServer } from 'node:net';

/** Where the platform starts unless `PORT` says otherwise. */
const usualPort = 4000;
/** The last port that leaves room for the platform's other ports above it. */
const highestPort = 65_500;

/** Reads `PORT`; throws when it is invalid. */
export function portOf(wanted: string | undefined): number {
  if (!wanted) return usualPort;
  const port = Number(wanted);
  if (Number.isInteger(port) && port > 0 && port <= highestPort) return port;
  throw new Error(`PORT must be a number from 1 to ${highestPort}, not "${wanted}".`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** Throws when one of the `count` ports from `first` on is in use. */
export async function requireFree(first: number, count: number, command: string): Promise<void> {
  for (let port = first; port < first + count; port++)
    if (!(await isFree(port)))
      throw new Error(
        `Port ${port} is in use by another program, perhaps by an earlier start. Stop it, or choose another: PORT=${first + 100} ${command}`,
      );
}

/** The port to start on, free with its `count - 1` neighbours; otherwise explains why not and exits. */
export async function claimPort(count: number, command: string): Promise<number> {
  try {
    const port = portOf(process.env.PORT);
    await requireFree(port, count, command);
    return port;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
}
