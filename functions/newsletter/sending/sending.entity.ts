import { Entity } from 'electrodb';
import { number, text, texts } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { defineCounter } from '#lib/table/counter.ts';
import { indexKey, itemKey } from '#lib/table/keys.ts';
import { pauseReasons, roundKinds, sendingStates, waitReasons } from '#shared/newsletter/sending-choices.ts';

/** Recipients of newsletters who got one, opened it or followed a link. */
export const sentCounter = defineCounter('newsletter_mails');
export const openCounter = defineCounter('newsletter_opens');
export const clickCounter = defineCounter('newsletter_clicks');

/** How a newsletter is sent: what its workers obey. One item a newsletter, from its first mail on. */
export const SendingEntity = new Entity(
  {
    model: { entity: 'newsletter-sending', version: '1', service: 'rampart' },
    attributes: {
      newsletter_id: text,
      state: { type: sendingStates, required: true },
      /** Raised by each start, resumption and replacement of a dead worker: a worker of an older run does nothing more. */
      run: number,
      /** The newest round, from 1. */
      round: number,
      /** Only while it is being sent: those under way are few, and looked after every minute. */
      under_way: { type: 'string' },
      /** Addresses that links of the text lead to, by the number that mails have. */
      links: texts,
      /** When it was to begin, if it began late. */
      planned_for: { type: 'string' },
      started_at: text,
      ended_at: { type: 'string' },
      pause: {
        type: 'map',
        properties: { reason: { type: pauseReasons, required: true }, at: text, by: { type: 'string' } },
      },
      /** Mails that were sent, came back and were reported before it was resumed: they pause it no more. */
      forgiven: { type: 'map', properties: { sent: number, bounces: number, complaints: number } },
      wait: { type: 'map', properties: { reason: { type: waitReasons, required: true }, until: text } },
      /** Mails a second of the last turn. */
      rate: { type: 'number' },
      /** How often in a row a worker was replaced that did not finish a turn. */
      revivals: { type: 'number' },
      /** When a worker was last seen, ISO 8601. */
      seen_at: text,
    },
    indexes: {
      byNewsletter: itemKey(['newsletter_id']),
      underWay: indexKey(1, ['under_way'], ['newsletter_id']),
    },
  },
  tableConfiguration,
);

/** One time that a newsletter goes out: to its audience, or once more to some of them. */
export const RoundEntity = new Entity(
  {
    model: { entity: 'newsletter-round', version: '1', service: 'rampart' },
    attributes: {
      newsletter_id: text,
      round: number,
      kind: { type: roundKinds, required: true },
      /** Batches that were made, and recipients in them. */
      batches: number,
      total: number,
      /** Whether all batches are made. */
      is_frozen: { type: 'boolean', required: true },
      /** All batches before this one are done. */
      first_open: number,
      /** Settled mails. */
      sent: number,
      failed: number,
      suppressed: number,
      uncertain: number,
      started_at: text,
      ended_at: { type: 'string' },
    },
    indexes: { ofNewsletter: itemKey(['newsletter_id'], ['round']) },
  },
  tableConfiguration,
);

/**
 * Some fifty recipients of a round, written once. Together the batches of a round are its frozen audience: each address is in
 * one of them, because they are made in the order of addresses.
 */
export const BatchEntity = new Entity(
  {
    model: { entity: 'newsletter-batch', version: '1', service: 'rampart' },
    attributes: {
      newsletter_id: text,
      round: number,
      /** From 1, with leading zeros. */
      number: text,
      recipients: {
        type: 'list',
        required: true,
        items: { type: 'map', properties: { id: text, email: text } },
      },
      /** Recipients in this and all batches before it. */
      upto: number,
      /** Where the making of batches goes on: what this one has ended with. */
      after: text,
      ttl: number,
    },
    indexes: { inRound: itemKey(['newsletter_id', 'round'], ['number']) },
  },
  tableConfiguration,
);

/** How far a batch is. Small, because it is written several times. */
export const BatchProgressEntity = new Entity(
  {
    model: { entity: 'newsletter-progress', version: '1', service: 'rampart' },
    attributes: {
      newsletter_id: text,
      round: number,
      number: text,
      is_done: { type: 'boolean', required: true },
      /** Who is sending it, until when (milliseconds). */
      owner: { type: 'string' },
      lease_until: { type: 'number' },
      /** Places of recipients for whom nothing has been tried; absent until the batch is claimed. */
      untried: { type: 'list', items: { type: 'number' } },
      /** Raised when a mail that seemed uncertain turns out to be sent before the batch was counted. */
      touched: { type: 'number' },
      /** Counted when it is done. */
      sent: { type: 'number' },
      failed: { type: 'number' },
      suppressed: { type: 'number' },
      uncertain: { type: 'number' },
      ttl: number,
    },
    indexes: { inRound: itemKey(['newsletter_id', 'round'], ['number']) },
  },
  tableConfiguration,
);
