import { SqsError } from './errors.ts';

/** What a receipt handle stands for: the latest receipt of a message is the one whose `count` is the message's. */
export interface Receipt {
  readonly queue: string;
  readonly id: string;
  readonly count: number;
}

export const handleOf = ({ queue, id, count }: Receipt): string =>
  Buffer.from(JSON.stringify([queue, id, count])).toString('base64');

/** Reads a handle that this queue gave out. Throws for anything else. */
export function receiptOf(queue: string, handle: string): Receipt {
  const refusal = new SqsError('ReceiptHandleIsInvalid', `The input receipt handle "${handle}" is not a valid one.`);
  const [of, id, count] = parsed(handle, refusal);
  if (of !== queue || typeof id !== 'string' || typeof count !== 'number') throw refusal;
  return { queue, id, count };
}

function parsed(handle: string, refusal: SqsError): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(handle, 'base64').toString('utf8'));
    if (Array.isArray(parts)) return parts;
  } catch {
    // Not one of ours.
  }
  throw refusal;
}
