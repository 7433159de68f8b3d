import { setImmediate as nextTurn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { InstanceStart, Invocation } from './carrier.ts';
import { instanceHeader, requestHeader } from './instance-header.ts';
import { nameRequests } from './named-requests.ts';

/**
 * One instance of a function in its own thread: imports the synthesised bundle (the cold start) and handles one
 * invocation at a time. Between two invocations the thread is frozen: timers, promises and sockets that a handler left
 * behind go on when the next event has arrived, as on AWS. It uses the local cloud's clock, so moving that clock moves
 * it here too.
 */
const { name: instance, bundle, handler, shift, sent } = workerData as InstanceStart;
const shifted = new Float64Array(shift);
const sentCount = new Int32Array(sent);
const RealDate = Date;

class ShiftedDate extends RealDate {
  constructor(...args: [] | [string | number]) {
    if (args.length === 0) super(ShiftedDate.now());
    else super(...(args as [string | number]));
  }
  static override now(): number {
    return RealDate.now() + (shifted[0] ?? 0);
  }
}
globalThis.Date = ShiftedDate as DateConstructor;

/** The test's name for the request being handled. */
let requestName: string | undefined;

// Every call to a service names the instance that makes it and the request it is made for, so that a test can inject
// faults into these calls alone and end the instance in the middle of one.
nameRequests(() => ({ [instanceHeader]: instance, ...(requestName && { [requestHeader]: requestName }) }));

const port = parentPort;
if (!port) throw new Error('An instance runs in a worker thread');

// The thread's own streams hold lines back until they are acknowledged, which a frozen thread would not notice.
for (const stream of [process.stdout, process.stderr])
  stream.write = (chunk: unknown) => {
    port.postMessage({ log: String(chunk) });
    return true;
  };

const module = (await import(pathToFileURL(bundle).href)) as Record<
  string,
  (event: unknown, context: unknown) => Promise<unknown>
>;
const handle = module[handler];
if (!handle) throw new Error(`${bundle} has no export ${handler}`);

function context({ requestId, deadline }: Invocation) {
  const name = process.env.AWS_LAMBDA_FUNCTION_NAME ?? '';
  return {
    awsRequestId: requestId,
    functionName: name,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:${process.env.AWS_REGION}:000000000000:function:${name}`,
    memoryLimitInMB: process.env.AWS_LAMBDA_FUNCTION_MEMORY_SIZE,
    callbackWaitsForEmptyEventLoop: false,
    getRemainingTimeInMillis: () => Math.max(0, deadline - ShiftedDate.now()),
  };
}

/** Blocks the whole thread until there is an invocation. */
function frozenUntilNext(from: NonNullable<typeof parentPort>): Invocation {
  for (;;) {
    const seen = Atomics.load(sentCount, 0);
    const received = receiveMessageOnPort(from) as { message: Invocation } | undefined;
    if (received) return received.message;
    Atomics.wait(sentCount, 0, seen);
  }
}

/** The result as JSON, as a function answers it; what cannot be written as JSON is an error. */
async function answer(invocation: Invocation) {
  try {
    const event = JSON.parse(invocation.event);
    requestName = (event as { headers?: Record<string, string> } | null)?.headers?.[requestHeader];
    const result = await handle?.(event, context(invocation));
    return { result: JSON.stringify(result) ?? 'null' };
  } catch (error) {
    const { name, message, stack } = error as Error;
    return { error: { name, message, stack } };
  }
}

// Keeps the thread alive while a handler waits for something that never happens.
port.ref();
port.postMessage({ ready: true });
for (;;) {
  const invocation = frozenUntilNext(port);
  // What happened while the thread was frozen comes first: a connection was closed, a timer is due.
  await nextTurn();
  port.postMessage(await answer(invocation));
}
