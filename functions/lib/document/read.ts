import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { DocumentType, ReadDocument } from './document.ts';
import { type DocumentLimits, documentLimits, tooSlow } from './limits.ts';
import { readHere } from './read-here.ts';
import { DocumentRefused, type RefusalCode } from './refused.ts';

export { documentTypeOf } from './read-here.ts';

/** What the thread is told. The marker tells it from threads that others start with the same file. */
interface Task {
  readonly marker: string;
  readonly bytes: Uint8Array;
  readonly type: DocumentType;
  readonly limits: DocumentLimits;
}
type Answer =
  | { readonly document: ReadDocument }
  | { readonly refused: { readonly code: RefusalCode; readonly message: string } };

const marker = 'document to read';
const isTask = (data: unknown): data is Task =>
  typeof data === 'object' && data !== null && 'marker' in data && data.marker === marker;

async function answerOf({ bytes, type, limits }: Task): Promise<Answer> {
  try {
    return { document: await readHere(bytes, type, limits) };
  } catch (error) {
    if (!(error instanceof DocumentRefused)) throw error;
    return { refused: { code: error.code, message: error.message } };
  }
}

// Not awaited here: in a bundle the readers, which are loaded later, import from this file.
if (!isMainThread && isTask(workerData)) void answerOf(workerData).then((answer) => parentPort?.postMessage(answer));

const tooLarge = () =>
  new DocumentRefused(
    'bomb',
    'Reading this file takes more memory than a document needs, so it was stopped. Save the document as a new file.',
  );

/** How often the memory of the process is looked at, and what a page in work has left when its time is up. Milliseconds. */
const pace = { look: 25, grace: 500 };

/** Calls `end` with a refusal once the thread has had its time, or the process has grown by what it may take. */
function watch({ milliseconds, memory }: DocumentLimits, end: (refusal: DocumentRefused) => void): () => void {
  const before = process.memoryUsage.rss();
  const time = setTimeout(() => end(tooSlow()), milliseconds + pace.grace);
  const look = setInterval(() => {
    if (process.memoryUsage.rss() - before > memory) end(tooLarge());
  }, pace.look);
  return () => {
    clearTimeout(time);
    clearInterval(look);
  };
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * Reads a document of a type that `documentTypeOf` has found. Nothing in it is run, opened or fetched, and nothing is
 * written anywhere. Throws `DocumentRefused` with a sentence for an admin when it cannot be read within the limits. It
 * is read on a thread of its own, which ends with its time or memory, also in the middle of a page.
 */
export function readDocument(
  bytes: Uint8Array,
  type: DocumentType,
  limits: DocumentLimits = documentLimits,
): Promise<ReadDocument> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadDocument>();
  const task: Task = { marker, bytes, type, limits };
  const heap = Math.ceil(limits.memory / 1_000_000);
  // In a bundle this file is part of another, which does the same in a thread.
  const worker = new Worker(new URL(import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: heap },
  });
  const unwatch = watch(limits, reject);
  worker.on('message', (answer: Answer) => {
    if ('document' in answer) resolve(answer.document);
    else reject(new DocumentRefused(answer.refused.code, answer.refused.message));
  });
  worker.on('error', (error) => reject(isOutOfMemory(error) ? tooLarge() : error));
  worker.on('exit', (code) => reject(new Error(`The thread that read a document ended with ${code}`)));
  return promise.finally(async () => {
    unwatch();
    await worker.terminate();
  });
}
