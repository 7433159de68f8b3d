import { formatCount, formatDateTime, formatItems } from '#shared/kernel/format.ts';
import type { MailCounts, Sending } from '#shared/newsletter/sending.ts';
import {
  mostBounces,
  mostComplaints,
  type RecipientState,
  type RoundKind,
  type SendingState,
  type WaitReason,
} from '#shared/newsletter/sending-choices.ts';

export const sendingLabels: Readonly<Record<SendingState, string>> = {
  sending: 'Sending',
  paused: 'Paused',
  sent: 'Sent',
  stopped: 'Stopped',
};

export const recipientLabels: Readonly<Record<RecipientState, string>> = {
  queued: 'Queued',
  claimed: 'On its way',
  sent: 'Sent',
  failed: 'Failed',
  suppressed: 'Suppressed',
  uncertain: 'Uncertain',
};

/** To whom a round goes, in the middle of a sentence. */
export const roundWords: Readonly<Record<RoundKind, string>> = {
  audience: 'the audience',
  failed: 'those whose mail failed',
  not_opened: 'those who had not opened it',
};

/** Whether nothing further happens by itself or by an act. */
export const isOver = (state: SendingState): boolean => state === 'sent' || state === 'stopped';

/** How many mails are settled, one way or the other. */
export const settledOf = ({ total, open }: Pick<MailCounts, 'total' | 'open'>): number => total - open;

const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;

/** Why a sending is paused, and what to do about it. */
export function pauseSentence({ reason, at, by }: NonNullable<Sending['pause']>): string {
  const when = formatDateTime(at);
  if (reason === 'admin') return `${by ?? 'An admin'} paused it on ${when}. No mail leaves until it is resumed.`;
  if (reason === 'errors')
    return `It paused by itself on ${when}: it could not go on, several times in a row. The logs say why; once that is mended, resume it.`;
  const limits = {
    bounces: `more than ${percent(mostBounces)} of its mails came back. Find out where these addresses come from`,
    complaints: `more than ${percent(mostComplaints)} of its mails were reported as spam. Find out who did not expect it`,
  };
  return `It paused by itself on ${when}: ${limits[reason]} before it is resumed. Mail providers stop whoever goes on.`;
}

const waits: Readonly<Record<WaitReason, string>> = {
  rate: 'Amazon SES asks for fewer mails a second',
  quota: 'The mails that Amazon SES allows in a day are used up',
  account: 'The account at Amazon SES may not send at the moment; somebody has to put that right there',
  outage: 'Amazon SES does not answer',
};

/** What a sending waits for. It goes on by itself: waiting is no failure. */
export const waitSentence = ({ reason, until }: NonNullable<Sending['wait']>): string =>
  `${waits[reason]}. It goes on by itself; the next try is on ${formatDateTime(until)}.`;

/** `12.5`, `200`: mails a second. */
export const rateWords = (rate: number): string => (rate < 100 ? rate.toFixed(1) : formatCount(Math.round(rate)));

const inMinutes = (seconds: number): number => Math.round(seconds / 60);
const hoursAndMinutes = (minutes: number): string => `${Math.floor(minutes / 60)} h ${minutes % 60} min`;

/** `less than a minute`, `about 12 minutes`, `about 3 h 20 min`. */
export function timeLeft(seconds: number): string {
  if (seconds < 60) return 'less than a minute';
  const minutes = inMinutes(seconds);
  return `about ${minutes < 60 ? formatItems(minutes, 'minute') : hoursAndMinutes(minutes)}`;
}

/** How long it took: `40 s`, `12 min`, `3 h 20 min`. */
export function timeTaken(from: string, to: string): string {
  const seconds = Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000));
  if (seconds < 60) return `${seconds} s`;
  const minutes = inMinutes(seconds);
  return minutes < 60 ? `${minutes} min` : hoursAndMinutes(minutes);
}
