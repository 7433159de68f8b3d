import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { instanceHeader, requestHeader } from './instance-header.ts';

/**
 * One instance of a function in its own thread: imports the synthesised bundle (the cold start) and handles one
 * invocation at a time. It uses the local cloud's clock, so moving that clock moves it here too.
 */
interface Start {
  readonly name: string;
  readonly bundle: string;
  readonly handler: string;
  readonly shift: SharedArrayBuffer;
}
interface Invocation {
  readonly event: unknown;
  readonly requestId: string;
  readonly deadline: number;
}

const { name: instance, bundle, handler, shift } = workerData as Start;
const shifted = new Float64Array(shift);
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
subscribe('http.client.request.created', (message) => {
  const { request } = message as { request: ClientRequest };
  request.setHeader(instanceHeader, instance);
  if (requestName) request.setHeader(requestHeader, requestName);
});

const started = performance.now();
const module = (await import(pathToFileURL(bundle).href)) as Record<
  string,
  (event: unknown, context: unknown) => Promise<unknown>
>;
const handle = module[handler];
if (!handle) throw new Error(`${bundle} has no export ${handler}`);
const port = parentPort;
if (!port) throw new Error('An instance runs in a worker thread');

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

port.on('message', async (invocation: Invocation) => {
  requestName = (invocation.event as { headers?: Record<string, string> } | null)?.headers?.[requestHeader];
  try {
    port.postMessage({ result: await handle(invocation.event, context(invocation)) });
  } catch (error) {
    const { name, message, stack } = error as Error;
    port.postMessage({ error: { name, message, stack } });
  }
});
port.postMessage({ ready: performance.now() - started });
