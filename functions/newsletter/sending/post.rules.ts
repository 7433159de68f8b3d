import type { WaitReason } from '#shared/newsletter/sending-choices.ts';

/** What became of a mail that was handed to SES. */
export type Outcome =
  | { readonly state: 'sent' }
  /** SES refuses this mail, today and tomorrow. */
  | { readonly state: 'failed'; readonly reason: string }
  /** Nobody knows whether it left. */
  | { readonly state: 'uncertain' }
  /** It surely did not leave, and will do so later. */
  | { readonly state: 'unsent'; readonly wait: WaitReason };

interface Failure {
  readonly name?: string;
  readonly message?: string;
  readonly code?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

/** Nothing was sent on these: no connection was made. */
const notConnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);
/** How the SDK says that it gave up before there was a connection, or one was free. */
const noConnection = /did not establish a connection/;
/** These are about the mail; all others of the kind are about the account and its set-up, which somebody mends. */
const ofMail = /^(MessageRejected|InvalidParameter|MissingParameter|Validation|RequestEntityTooLarge)/;
/** SES names some troubles of the account as if they were of the mail; everybody's mail would fail with them. */
const ofAccount = /paused|suspended|shut ?down|not verified|sandbox/i;

const unsent = (wait: WaitReason): Outcome => ({ state: 'unsent', wait });

/** Throttling is no failure, and what may have left is never sent again by itself. */
export function outcomeOf(error: unknown): Outcome {
  const { name = '', message = '', code = '', $metadata } = error as Failure;
  const status = $metadata?.httpStatusCode ?? 0;
  if (notConnected.has(code) || (name === 'TimeoutError' && noConnection.test(message))) return unsent('outage');
  if (/Throttl|TooManyRequests|LimitExceeded/.test(name)) return unsent(/daily/i.test(message) ? 'quota' : 'rate');
  if (status === 503) return unsent('outage');
  if (ofMail.test(name) && !ofAccount.test(message)) return { state: 'failed', reason: reasonOf(name, message) };
  if (status >= 400 && status < 500) return unsent('account');
  return { state: 'uncertain' };
}

const longestReason = 200;

/** What SES says, without addresses. */
const reasonOf = (name: string, message: string): string =>
  `${name}: ${message.replace(/\S+@\S+/g, '(address)')}`.slice(0, longestReason);
