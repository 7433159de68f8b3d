import { Entity } from 'electrodb';
import { number, text } from '../table/attributes.ts';
import { tableConfiguration } from '../table/client.ts';
import { indexKey, itemKey } from '../table/keys.ts';

declare const isQueue: unique symbol;
/** A queue of tasks: each domain's worker does its own. */
export type OutboxQueue = string & { readonly [isQueue]: true };

/** Declares a domain's queue; events that call its worker have the source `rampart.{name}`. */
export const defineQueue = (domain: string): OutboxQueue => domain as OutboxQueue;

/**
 * A task saved in the transaction of the change that caused it, waiting to run or, after too many failures, parked for
 * an operator.
 */
export const OutboxEntity = new Entity(
  {
    model: { entity: 'outbox', version: '1', service: 'rampart' },
    attributes: {
      id: text,
      queue: text,
      /** What it is about: an order, an inquiry. */
      subject: text,
      /** The work to do, in the domain's format. */
      task: { type: 'any', required: true },
      state: { type: ['waiting', 'parked'] as const, required: true },
      /** Earliest next attempt, ISO 8601. A worker moves it forward before it starts: that is the lease. */
      due: text,
      /** Attempts begun so far. */
      attempts: number,
    },
    indexes: {
      byId: itemKey(['id']),
      byTurn: { scope: 'outbox', ...indexKey(1, ['queue', 'state'], ['due', 'id']) },
    },
  },
  tableConfiguration,
);
