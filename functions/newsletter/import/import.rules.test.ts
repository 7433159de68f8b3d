import { describe, expect, it } from 'vitest';
import type { StoredSubscriber } from '../subscriber/subscriber.repo.ts';
import { confirmed, leaving, subscribedByOwner } from '../subscriber/subscriber.rules.ts';
import { fateOf, imported } from './import.rules.ts';

const at = Date.parse('2026-11-26T09:00:00Z');
const row = { row: 2, email: 'ann@example.test', interests: ['compliance'] };
const provenance = { statement: 'At our booth', filename: 'booth.csv', since: '2026-11-26T08:59:00.000Z' };
const importing = { ...provenance, newId: 'sbr_1', at };
const asNew = imported(undefined, row, importing);
const stored = (fields: Partial<StoredSubscriber> = {}): StoredSubscriber => {
  const mine = subscribedByOwner(undefined, { ...row, source: 'website' }, { newId: 'sbr_2', at: at - 1 });
  return { ...(mine as StoredSubscriber), revision: 1, ...fields };
};
const pending = stored({
  status: 'pending',
  created_at: '2026-11-26T08:00:00.000Z',
  consent: undefined,
  token_hash: 'x',
  mailed_at: at,
  mails: 2,
});
const unsubscribed = { ...leaving(stored(), 'unsubscribed', at), revision: 2 };
/** Somebody has entered the address again; its owner has not confirmed. */
const askedAgain = { ...pending, left_at: '2026-11-20T09:00:00.000Z' };
const suppressed = { ...leaving(stored(), 'suppressed', at, 'bounce'), revision: 2 };

const byImport = (fields: object, before?: StoredSubscriber) =>
  ({ ...imported(before, row, { ...importing, ...fields }), revision: 1 }) as StoredSubscriber;
const asAsked = byImport({}, pending);
const importedBefore = byImport({ at: Date.parse('2026-11-25T09:00:00Z') });
const importedElsewhere = byImport({ filename: 'other.csv' });

describe('an imported address', () => {
  it('is subscribed, with how its owner agreed and the file it came from', () => {
    expect(asNew).toMatchObject({
      ...{ id: 'sbr_1', email: row.email, status: 'confirmed', roll: 'current', source: 'import', mails: 0 },
      ...{ created_at: '2026-11-26T09:00:00.000Z', confirmed_at: '2026-11-26T09:00:00.000Z' },
      consent: { at: '2026-11-26T09:00:00.000Z', how: 'import', wording: 'At our booth' },
      history: [{ at: '2026-11-26T09:00:00.000Z', what: 'imported', detail: 'booth.csv' }],
    });
  });

  it('need no longer be confirmed by whoever asked before, whose source, interests and history stay', () => {
    const after = imported({ ...pending, interests: ['frameworks'] }, row, importing);
    expect(after).toMatchObject({ id: 'sbr_2', source: 'website', interests: ['frameworks', 'compliance'], mails: 0 });
    expect(after?.history?.map(({ what }) => what)).toEqual(['asked', 'confirmed', 'imported']);
  });

  it.each([
    ['subscribed', stored()],
    ['unsubscribed', unsubscribed],
    ['unsubscribed and asked for again', askedAgain],
    ['suppressed', suppressed],
  ])('that is %s stays as it is', (_, before) => expect(imported(before, row, importing)).toBeUndefined());
});

describe('the fate of a row', () => {
  it.each([
    ['new', undefined, false, 'Subscribed', undefined],
    ['asked for', pending, false, 'Asked to subscribe before; now subscribed', undefined],
    ['subscribed', { ...confirmed(pending, at), revision: 2 }, false, 'Subscribed already: left as it is', undefined],
    ['imported by a run that died', byImport({}), false, 'Subscribed', undefined],
    ['asked for and imported by it', asAsked, false, 'Asked to subscribe before; now subscribed', undefined],
    ['imported from it before', importedBefore, false, 'Subscribed already: left as it is', undefined],
    ['imported from elsewhere', importedElsewhere, false, 'Subscribed already: left as it is', undefined],
    ['unsubscribed', unsubscribed, false, 'Unsubscribed on 26 Nov 2026', true],
    ['unsubscribed and asked for again', askedAgain, false, 'Unsubscribed on 20 Nov 2026', true],
    ['suppressed', suppressed, false, 'This address is on the suppression list', true],
    ['suppressed without a subscriber', undefined, true, 'This address is on the suppression list', true],
  ] as const)('%s', (_, subscriber, isSuppressed, sentence, isFailure) =>
    expect(fateOf({ subscriber, isSuppressed }, provenance)).toEqual({ sentence, ...(isFailure && { isFailure }) }),
  );
});
