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
  /** What the system was asked to do, of errors of sockets. */
  readonly syscall?: string;
  /** Of an attempt to reach each of several addresses of a host. */
  readonly errors?: readonly unknown[];
  readonly $metadata?: { readonly httpStatusCode?: number };
}

/** What comes before there is a connection: a host that is unknown, or does not let us in. */
const notConnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);
const beforeConnection = new Set(['connect', 'getaddrinfo']);
/**
 * How Node and the SDK say that there was no connection: none was made or free in time, it broke before it was encrypted, or
 * the certificate was refused, which is checked before anything is written.
 */
const noConnection = /did not establish a connection|disconnected before secure TLS connection/;
const certificateRefused =
  /^(CERT_|UNABLE_TO_(GET|VERIFY|DECRYPT|DECODE)_|ERR_TLS_CERT_|ERR_TLS_HANDSHAKE_TIMEOUT$|(DEPTH_ZERO_SELF_SIGNED|SELF_SIGNED)_CERT)/;
/** Without credentials the SDK signs nothing, and what is not signed is not sent. */
const noCredentials = /^(CredentialsProviderError|TokenProviderError|ProviderError)$/;
/** These are about the mail; all others of the kind are about the account and its set-up, which somebody mends. */
const ofMail = /^(MessageRejected|InvalidParameter|MissingParameter|Validation|RequestEntityTooLarge)/;
/** SES names some troubles of the account as if they were of the mail; everybody's mail would fail with them. */
const ofAccount = /paused|suspended|shut ?down|not verified|sandbox/i;

const unsent = (wait: WaitReason): Outcome => ({ state: 'unsent', wait });

/** Whether there was no connection on which a mail could have left; of several attempts, none. */
function wasUnconnected({ message = '', code = '', syscall = '', errors = [] }: Failure): boolean {
  if (errors.length > 0) return errors.every((each) => wasUnconnected(each as Failure));
  return (
    notConnected.has(code) ||
    beforeConnection.has(syscall) ||
    certificateRefused.test(code) ||
    noConnection.test(message)
  );
}

/** Throttling is no failure, and what may have left is never sent again by itself. */
export function outcomeOf(error: unknown): Outcome {
  const failure = error as Failure;
  const { name = '', message = '', $metadata } = failure;
  const status = $metadata?.httpStatusCode ?? 0;
  if (wasUnconnected(failure)) return unsent('outage');
  if (noCredentials.test(name)) return unsent('account');
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
