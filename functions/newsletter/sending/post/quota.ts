import { GetSendQuotaCommand, SESClient } from '@aws-sdk/client-ses';
import { currentSettings } from '#functions/settings/public.ts';
import { createClient } from '#lib/aws/client.ts';
import { logger } from '#lib/logger.ts';
import { sendingsUnderWay } from '../sending.repo.ts';

const client = createClient(SESClient, 'ses');

/** What SES and the settings allow now. */
export interface Allowance {
  /** Mails a second. */
  readonly rate: number;
  /** Mails until the day's quota is used up. */
  readonly remaining: number;
}

/** What SES says of the account; -1 is its word for no limit. */
export interface Quota {
  readonly Max24HourSend?: number | undefined;
  readonly MaxSendRate?: number | undefined;
  readonly SentLast24Hours?: number | undefined;
}

/** The share of a day's quota that newsletters leave to receipts and resets, and the most that it is. */
const reserve = { share: 0.1, most: 1000 };
/** Mails a second that a sending has at least, so that a turn sends some. */
const slowest = 0.1;

/**
 * Newsletters leave some of the day's mails, and one of each second's ten, to those that somebody waits for. What is left they
 * share: `sendings` is how many are under way.
 */
export function allowanceOf(
  { Max24HourSend: day = -1, MaxSendRate: second = -1, SentLast24Hours: sent = 0 }: Quota,
  wished: number,
  sendings = 1,
): Allowance {
  const kept = Math.min(reserve.most, Math.ceil(day * reserve.share));
  return {
    rate: Math.max(slowest, (second < 0 ? wished : Math.min(wished, second * 0.9)) / sendings),
    remaining: day < 0 ? Number.POSITIVE_INFINITY : Math.floor(Math.max(0, day - sent - kept) / sendings),
  };
}

const quotaOfAccount = (newsletter_id: string): Promise<Quota | undefined> =>
  client.send(new GetSendQuotaCommand({})).catch((error: unknown) => {
    logger.warn('SES does not say what may be sent', { newsletter_id, error: error as Error });
    return undefined;
  });

/** What a newsletter may use at this moment; undefined when SES does not say. */
export async function allowance(newsletterId: string): Promise<Allowance | undefined> {
  const [quota, { sender_rate }, underWay] = await Promise.all([
    quotaOfAccount(newsletterId),
    currentSettings(),
    sendingsUnderWay(),
  ]);
  return quota && allowanceOf(quota, sender_rate, Math.max(1, underWay.length));
}
