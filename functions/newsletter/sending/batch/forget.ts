import { isUnsent } from '#shared/newsletter/choices.ts';
import { allNewsletters } from '../../newsletter.repo.ts';
import { type Place, readPlace } from '../../recipient/place.ts';
import { allMailsTo, type StoredRecipient } from '../../recipient/recipient.repo.ts';
import { findSending } from '../sending.repo.ts';
import { batchNumber, findBatch, forgetAddress, lastBatch, type StoredBatch } from './batch.repo.ts';
import { positionOf } from './people.ts';

/** Where somebody stands in the rounds of which they got a mail, or might have. */
const placesOf = ({ places = [] }: StoredRecipient): Place[] => [...places].map(readPlace);

/** Whether somebody stands behind the last recipient of a batch, which `after` names (`people.ts`). */
type IsBehind = (after: string) => boolean;

/** The first round is in the order of addresses. Further ones are in the order of the first. */
function behind(round: number, email: string, mail: StoredRecipient | undefined): IsBehind | undefined {
  if (round === 1) return (after) => email > after;
  const first = mail && placesOf(mail).find((each) => each.round === 1);
  if (!first) return undefined;
  return (after) => {
    const { number, place } = positionOf(after);
    return Number(first.batch) > number || (Number(first.batch) === number && first.place > place);
  };
}

/** The batch of a round in which somebody stands, if they do: its batches are in order, so few are read. */
async function batchWith(newsletter_id: string, round: number, isBehind: IsBehind): Promise<StoredBatch | undefined> {
  let found = await lastBatch(newsletter_id, round);
  for (let [from, to] = [1, Number(found?.number ?? 0)]; from < to; ) {
    const middle = Math.floor((from + to) / 2);
    const batch = await findBatch({ newsletter_id, round, number: batchNumber(middle) });
    if (!batch) return undefined;
    if (isBehind(batch.after)) from = middle + 1;
    else {
      to = middle;
      found = batch;
    }
  }
  return found;
}

/** Takes an address out of the newest round of a newsletter, in which its owner may wait for a mail. */
async function forgetWaiting(newsletter_id: string, id: string, email: string, mail?: StoredRecipient): Promise<void> {
  const { round, state } = (await findSending(newsletter_id)) ?? {};
  const isBehind = round && state !== 'sent' && behind(round, email, mail);
  const batch = isBehind && (await batchWith(newsletter_id, round, isBehind));
  const place = batch ? batch.recipients.findIndex((recipient) => recipient.id === id) : -1;
  if (batch && place >= 0) await forgetAddress(batch, place);
}

/**
 * A subscriber was removed: the frozen audiences forget the address. That somebody got a mail stays, without who. Of a
 * newsletter that was stopped or waits there may be no mail yet.
 */
export async function forgetRecipient(id: string, email: string): Promise<void> {
  const mails = await allMailsTo(id);
  for (const mail of mails)
    for (const { round, batch: number, place } of placesOf(mail))
      await forgetAddress({ newsletter_id: mail.newsletter_id, round, number }, place);
  for (const newsletter of await allNewsletters()) {
    if (isUnsent(newsletter.status)) continue;
    const mail = mails.find(({ newsletter_id }) => newsletter_id === newsletter.id);
    await forgetWaiting(newsletter.id, id, email, mail);
  }
}
