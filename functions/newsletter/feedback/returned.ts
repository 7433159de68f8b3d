import { schedule } from '#lib/actor.ts';
import { auditItem } from '#lib/audit/audit.ts';
import { nowIso } from '#lib/clock.ts';
import { logger } from '#lib/logger.ts';
import { transactUnlessRefused } from '#lib/table/transact.ts';
import { findNewsletterCard } from '../newsletter.repo.ts';
import { happenedItem, type Placed } from '../recipient/recipient.repo.ts';
import { findSending, pauseItem } from '../sending/sending.repo.ts';
import { pauseFor } from '../sending/sending.rules.ts';
import { suppress } from '../suppression/suppression.service.ts';
import { figuresItem } from '../tracking/figures.repo.ts';
import { happenedSoFar } from './happened.ts';
import type { MailEvent } from './mail-event.ts';
import { settleSent } from './sent.ts';

const happenings = {
  bounce: { what: 'bounced_at', figure: 'bounces' },
  complaint: { what: 'complained_at', figure: 'complaints' },
} as const;
type Returned = keyof typeof happenings;

/** Once for each recipient, however often SES says so. */
async function count(placed: Placed, kind: Returned): Promise<void> {
  const { what, figure } = happenings[kind];
  await transactUnlessRefused([happenedItem(placed, what), figuresItem(placed.newsletter_id, { [figure]: 1 })]);
}

/** Pauses the newsletter if too many of its mails come back, before the providers pause the whole account. */
async function pauseIfTooMany({ newsletter_id }: Placed): Promise<void> {
  const sending = await findSending(newsletter_id);
  if (sending?.state !== 'sending') return;
  const happened = await happenedSoFar(newsletter_id);
  const reason = pauseFor(happened, sending.forgiven);
  if (!reason) return;
  const name = (await findNewsletterCard(newsletter_id))?.subject ?? newsletter_id;
  const row = auditItem(schedule, {
    action: 'newsletter.paused',
    target: { id: newsletter_id, name },
    after: { reason, ...happened },
  });
  if (await transactUnlessRefused([pauseItem(sending, { reason, at: nowIso() }), row]))
    logger.warn('newsletter paused by itself', { newsletter_id, reason, ...happened });
}

/**
 * Permanent bounces and spam complaints suppress the address, of any mail. Temporary bounces, such as a full mailbox, do not,
 * nor do "not spam" reports, which arrive as complaints too. The line names only the domain: whose mail it was is nobody's
 * business but the suppression list's.
 */
export async function takeReturned({ kind, placed, addresses, at }: MailEvent): Promise<void> {
  if (kind !== 'bounce' && kind !== 'complaint') return;
  for (const address of addresses) {
    await suppress(address, kind, at);
    logger.info('mail came back', { reason: kind, domain: address.split('@').at(-1) });
  }
  if (!placed) return;
  // What came back has left.
  await settleSent(placed);
  await count(placed, kind);
  await pauseIfTooMany(placed);
}
