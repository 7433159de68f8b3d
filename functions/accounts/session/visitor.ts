import { deviceOf } from '#lib/browser/device.ts';
import type { RequestInfo } from '#lib/http/event.ts';

/** Whose browser asks: the network it is counted by, and the device in words. */
export interface Visitor {
  readonly address: string;
  readonly device: string;
}

export const visitorOf = ({ address, headers }: RequestInfo): Visitor => ({
  address,
  device: deviceOf(headers['user-agent']),
});
