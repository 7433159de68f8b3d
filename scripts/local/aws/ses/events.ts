import { randomUUID } from 'node:crypto';
import { account, region } from '../../template/identity.ts';
import type { Outcome, SentMail } from './mail.ts';

interface EventMail {
  readonly timestamp: string;
  readonly source: string;
  readonly sourceArn: string;
  readonly sendingAccountId: string;
  readonly messageId: string;
  readonly destination: readonly string[];
  readonly headersTruncated: false;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly commonHeaders: Readonly<Record<string, unknown>>;
  /** The mail's tags, and those SES adds, such as `ses:configuration-set`. */
  readonly tags: Readonly<Record<string, readonly string[]>>;
}

interface Delivery {
  readonly timestamp: string;
  readonly processingTimeMillis: number;
  readonly recipients: readonly string[];
  readonly smtpResponse: string;
  readonly reportingMTA: string;
}

interface Feedback {
  readonly timestamp: string;
  readonly feedbackId: string;
}

interface Bounce extends Feedback {
  readonly bounceType: 'Permanent';
  readonly bounceSubType: 'General' | 'OnAccountSuppressionList';
  readonly bouncedRecipients: readonly {
    readonly emailAddress: string;
    readonly action: string;
    readonly status: string;
    readonly diagnosticCode: string;
  }[];
  readonly reportingMTA: string;
}

interface Complaint extends Feedback {
  readonly complainedRecipients: readonly { readonly emailAddress: string }[];
  readonly complaintSubType: null | 'OnAccountSuppressionList';
  readonly complaintFeedbackType?: 'abuse';
  readonly userAgent?: string;
  readonly arrivalDate?: string;
}

/** What SES publishes for a configuration set, in the form of an EventBridge event's `detail`. */
export type SesEvent = { readonly mail: EventMail } & (
  | { readonly eventType: 'Send'; readonly send: Record<string, never> }
  | { readonly eventType: 'Delivery'; readonly delivery: Delivery }
  | { readonly eventType: 'Bounce'; readonly bounce: Bounce }
  | { readonly eventType: 'Complaint'; readonly complaint: Complaint }
);

const mta = `a8-1.smtp-out.amazonses.com`;

function tagsOf(mail: SentMail): EventMail['tags'] {
  return {
    'ses:operation': ['SendRawEmail'],
    ...(mail.configurationSet !== undefined && { 'ses:configuration-set': [mail.configurationSet] }),
    'ses:source-ip': ['127.0.0.1'],
    'ses:source-tls-version': ['TLSv1.3'],
    'ses:from-domain': [mail.source.split('@')[1] ?? ''],
    'ses:caller-identity': [mail.caller],
    ...mail.tags,
  };
}

function describe(mail: SentMail): EventMail {
  const { from, to, subject } = { to: '', ...mail.headers, from: mail.from, subject: mail.subject };
  return {
    timestamp: mail.date,
    source: mail.source,
    sourceArn: `arn:aws:ses:${region}:${account}:identity/${mail.source.split('@')[1] ?? ''}`,
    sendingAccountId: account,
    messageId: mail.id,
    destination: mail.destinations,
    headersTruncated: false,
    headers: Object.entries(mail.headers).map(([name, value]) => ({ name, value })),
    commonHeaders: { from: [from], to: [to], subject, messageId: mail.id },
    tags: tagsOf(mail),
  };
}

const deliveryOf = ({ date }: SentMail, recipients: readonly string[]): Delivery => ({
  timestamp: date,
  processingTimeMillis: 0,
  recipients,
  smtpResponse: '250 2.6.0 Message received',
  reportingMTA: mta,
});

function bounceOf({ date }: SentMail, addresses: readonly string[]): Bounce {
  const failure = { action: 'failed', status: '5.1.1', diagnosticCode: 'smtp; 550 5.1.1 user unknown' };
  return {
    bounceType: 'Permanent',
    bounceSubType: 'General',
    bouncedRecipients: addresses.map((emailAddress) => ({ emailAddress, ...failure })),
    timestamp: date,
    feedbackId: randomUUID(),
    reportingMTA: `dsn; ${mta}`,
  };
}

const complaintOf = ({ date }: SentMail, addresses: readonly string[]): Complaint => ({
  complainedRecipients: addresses.map((emailAddress) => ({ emailAddress })),
  timestamp: date,
  feedbackId: randomUUID(),
  complaintSubType: null,
  complaintFeedbackType: 'abuse',
  userAgent: 'Amazon SES Mailbox Simulator',
  arrivalDate: date,
});

const notSent =
  'Amazon SES did not send the message to this address because it is on the suppression list for your account. For more information about removing addresses from the suppression list, see the Amazon SES Developer Guide at https://docs.aws.amazon.com/ses/latest/DeveloperGuide/sending-email-suppression-list.html';

/** An address on the account's list for a bounce comes back as another one. */
const suppressedBounce = ({ date }: SentMail, addresses: readonly string[]): Bounce => ({
  bounceType: 'Permanent',
  bounceSubType: 'OnAccountSuppressionList',
  bouncedRecipients: addresses.map((emailAddress) => ({
    emailAddress,
    ...{ action: 'failed', status: '5.1.1', diagnosticCode: notSent },
  })),
  timestamp: date,
  feedbackId: randomUUID(),
  reportingMTA: 'dns; amazonses.com',
});

/** One on it for a complaint comes back as a complaint, which nobody made. */
const suppressedComplaint = ({ date }: SentMail, addresses: readonly string[]): Complaint => ({
  complainedRecipients: addresses.map((emailAddress) => ({ emailAddress })),
  timestamp: date,
  feedbackId: randomUUID(),
  complaintSubType: 'OnAccountSuppressionList',
});

/** What happens to a mail, in order. A complaint follows its delivery. */
export function eventsOf(sent: SentMail): SesEvent[] {
  const mail = describe(sent);
  const having = (...outcomes: (Outcome | undefined)[]): string[] =>
    sent.destinations.filter((address) => outcomes.includes(sent.outcomes?.[address]));
  const [delivered, bounced, complained] = [having(undefined, 'complaint'), having('bounce'), having('complaint')];
  const [suppressed, silenced] = [having('suppressed for bounce'), having('suppressed for complaint')];
  const events: SesEvent[] = [{ eventType: 'Send', mail, send: {} }];
  if (delivered.length > 0) events.push({ eventType: 'Delivery', mail, delivery: deliveryOf(sent, delivered) });
  if (bounced.length > 0) events.push({ eventType: 'Bounce', mail, bounce: bounceOf(sent, bounced) });
  if (suppressed.length > 0) events.push({ eventType: 'Bounce', mail, bounce: suppressedBounce(sent, suppressed) });
  if (complained.length > 0) events.push({ eventType: 'Complaint', mail, complaint: complaintOf(sent, complained) });
  if (silenced.length > 0)
    events.push({ eventType: 'Complaint', mail, complaint: suppressedComplaint(sent, silenced) });
  return events;
}
