import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { vi } from 'vitest';
import { outside } from '../shop.ts';

/** The process dies with its next table or gateway call after so many; until it is started anew nothing works. */
export interface Fault {
  readonly after: number;
  /** The last call is done, but its answer never comes. */
  readonly isDeaf: boolean;
  /** Only the gateway is away, the process lives. */
  readonly gatewayOnly: boolean;
}
class Killed extends Error {}

let left = Number.POSITIVE_INFINITY;
let sendHook: (when: 'before' | 'after') => void = () => undefined;

/** Sets off what the next calls meet; undefined: the world works again. */
export function injectFault(fault: Fault | undefined): void {
  left = fault ? fault.after : Number.POSITIVE_INFINITY;
  const die = (when: 'before' | 'after') => {
    if (when === 'before') left -= 1;
    if (left < 0 && (when === 'before' ? left < -1 || !fault?.isDeaf : true)) throw new Killed();
  };
  outside.gateway.hook = fault
    ? (when) => {
        try {
          die(when);
        } catch (error) {
          // Away means 503 for those who live on.
          throw fault.gatewayOnly ? Object.assign(new Error('down'), { name: 'TimeoutError' }) : error;
        }
      }
    : () => undefined;
  sendHook = fault && !fault.gatewayOnly ? die : () => undefined;
}

/** Whether the process that made a call has been killed. */
export const isKilled = (): boolean => left < 0;

/** Lets every call of the table run through the fault. */
export function tapTable(documents: DynamoDBDocumentClient): void {
  const send = documents.send.bind(documents) as unknown as (...args: unknown[]) => Promise<unknown>;
  vi.spyOn(documents, 'send').mockImplementation(async (...args: unknown[]) => {
    sendHook('before');
    const answer = await send(...args);
    sendHook('after');
    return answer as never;
  });
}
