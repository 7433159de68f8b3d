import { logger } from '#lib/logger.ts';
import { counterItem } from '#lib/table/counter.ts';
import { transactUnlessRefused } from '#lib/table/transact.ts';
import { siteUrl } from '../links.ts';
import { followedItem, happenedItem, type RecipientKey } from '../recipient/recipient.repo.ts';
import { isOver } from '../recipient/retention.ts';
import { clickCounter, openCounter } from '../sending/sending.entity.ts';
import { findSendingForLinks } from '../sending/sending.repo.ts';
import { figuresItem, momentOf } from './figures.repo.ts';
import { isMachine } from './machines.ts';
import { readRecipientToken } from './token.ts';

type Headers = Readonly<Record<string, string | undefined>>;

/** A request for a picture or link of a mail. */
interface Fetch {
  readonly token: string;
  readonly headers: Headers;
  /** HEAD looks only: it counts nothing. */
  readonly isHead: boolean;
}

/** The first open of a recipient, and at once their open if they follow a link in a program that shows no pictures. */
async function opened(of: RecipientKey, started_at: string): Promise<void> {
  const amounts = { opens: 1, [`opens@${momentOf(started_at)}`]: 1 };
  await transactUnlessRefused([
    happenedItem(of, 'opened_at'),
    figuresItem(of.newsletter_id, amounts),
    counterItem(openCounter, 1),
  ]);
}

async function clicked(of: RecipientKey, started_at: string, link: number): Promise<void> {
  const amounts = { clicks: 1, [`clicks@${momentOf(started_at)}`]: 1 };
  await Promise.all([
    transactUnlessRefused([
      happenedItem(of, 'clicked_at'),
      figuresItem(of.newsletter_id, amounts),
      counterItem(clickCounter, 1),
    ]),
    opened(of, started_at),
  ]);
  await transactUnlessRefused([followedItem(of, link), figuresItem(of.newsletter_id, { [`link_${link}`]: 1 })]);
}

const machine = (of: RecipientKey, what: 'machine_opens' | 'machine_clicks') =>
  transactUnlessRefused([figuresItem(of.newsletter_id, { [what]: 1 })]);

/** Counts that a mail was opened. Whatever the token is, nothing is said: the picture is the same. */
export async function countOpen({ token, headers, isHead }: Fetch): Promise<void> {
  const of = isHead ? undefined : await readRecipientToken(token);
  const sending = of && (await findSendingForLinks(of.newsletter_id));
  if (!of || !sending || isOver(sending)) return;
  await (isMachine(headers) ? machine(of, 'machine_opens') : opened(of, sending.started_at));
}

/**
 * Where a link of a mail leads: an address of the text as it was sent, so nobody can make ours lead elsewhere. An unknown one
 * leads to the start page.
 */
export async function follow({ token, headers, isHead }: Fetch): Promise<string> {
  const of = await readRecipientToken(token);
  const sending = of && (await findSendingForLinks(of.newsletter_id));
  const url = of?.link === undefined ? undefined : sending?.links[of.link];
  if (!of || of.link === undefined || !sending || !url) return siteUrl;
  if (isHead || isOver(sending)) return url;
  await (isMachine(headers) ? machine(of, 'machine_clicks') : clicked(of, sending.started_at, of.link)).catch(
    // Whoever follows a link gets there, also while we cannot count.
    (error: Error) => logger.warn('click not counted', { error }),
  );
  return url;
}

/** Counts that somebody left by the link of a newsletter. */
export async function countLeaving(of: RecipientKey): Promise<void> {
  if (!(await findSendingForLinks(of.newsletter_id))) return;
  await transactUnlessRefused([
    happenedItem(of, 'unsubscribed_at'),
    figuresItem(of.newsletter_id, { unsubscribes: 1 }),
  ]);
}
