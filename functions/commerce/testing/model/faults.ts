import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { vi } from 'vitest';
import { outside } from '../shop.ts';

/** The process dies at a table or gateway call after `after` calls; nothing works until it is restarted. */
export interface Fault {
  readonly after: number;
  /** The last call is executed, but its response is lost. */
  readonly isDeaf: boolean;
  /** Only the gateway is unavailable; the process lives. */
  readonly gatewayOnly: boolean;
}
class Killed extends Error {}

let left = Number.POSITIVE_INFINITY;
let sendHook: (when: 'before' | 'after') => void = () => undefined;

/** Injects a fault into the next calls; undefined removes it. */
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
          // A process that lives sees an outage as 503.
          throw fault.gatewayOnly ? Object.assign(new Error('down'), { name: 'TimeoutError' }) : error;
        }
      }
    : () => undefined;
  sendHook = fault && !fault.gatewayOnly ? die : () => undefined;
}

/** Whether the process that made a call has been killed. */
export const isKilled = (): boolean => left < 0;

/** Routes every call to the table through the fault. */
export function tapTable(documents: DynamoDBDocumentClient): void {
  const send = documents.send.bind(documents) as unknown as (...args: unknown[]) => Promise<unknown>;
  vi.spyOn(documents, 'send').mockImplementation(async (...args: unknown[]) => {
    sendHook('before');
    const answer = await send(...args);
    sendHook('after');
    return answer as never;
  });
}
