import { Entity } from 'electrodb';
import { number, text } from '../table/attributes.ts';
import { tableConfiguration } from '../table/client.ts';
import { indexKey, itemKey } from '../table/keys.ts';

declare const isQueue: unique symbol;
/** Whose tasks stand in line: each domain's worker does its own. */
export type OutboxQueue = string & { readonly [isQueue]: true };

/** Declares a domain's queue by the domain's name: events that call its worker come from `rampart.{name}`. */
export const defineQueue = (domain: string): OutboxQueue => domain as OutboxQueue;

/**
 * A task that was kept in the transaction of the change it follows from, waiting for its turn or, after too many failures,
 * for a person.
 */
export const OutboxEntity = new Entity(
  {
    model: { entity: 'outbox', version: '1', service: 'rampart' },
    attributes: {
      id: text,
      queue: text,
      /** The thing it is about: an order, an inquiry. */
      subject: text,
      /** What has to be done, as its domain writes it. */
      task: { type: 'any', required: true },
      state: { type: ['waiting', 'parked'] as const, required: true },
      /** When it may be tried next, ISO 8601. Whoever works on it moves this ahead first: that is the lease. */
      due: text,
      /** Tries begun so far. */
      attempts: number,
    },
    indexes: {
      byId: itemKey(['id']),
      byTurn: { scope: 'outbox', ...indexKey(1, ['queue', 'state'], ['due', 'id']) },
    },
  },
  tableConfiguration,
);
