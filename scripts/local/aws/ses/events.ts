import { randomUUID } from 'node:crypto';
import { account, region } from '../../template/identity.ts';
import type { SentMail } from './mail.ts';

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
  readonly bounceSubType: 'General';
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
  readonly complaintSubType: null;
  readonly complaintFeedbackType: 'abuse';
  readonly userAgent: string;
  readonly arrivalDate: string;
}

/** What SES publishes for a configuration set, in the form of an EventBridge event's `detail`. */
export type SesEvent = { readonly mail: EventMail } & (
  | { readonly eventType: 'Send'; readonly send: Record<string, never> }
  | { readonly eventType: 'Delivery'; readonly delivery: Delivery }
  | { readonly eventType: 'Bounce'; readonly bounce: Bounce }
  | { readonly eventType: 'Complaint'; readonly complaint: Complaint }
);

const mta = `a8-1.smtp-out.amazonses.com`;

/** SES's mailbox simulator, labels included: `bounce+label@…`. Every other address accepts its mail. */
const simulatorAddress = /^(bounce|complaint)(?:\+[^@]*)?@simulator\.amazonses\.com$/i;

const simulated = (address: string): string | undefined => simulatorAddress.exec(address)?.[1]?.toLowerCase();

function tagsOf(mail: SentMail, configurationSet: string): EventMail['tags'] {
  return {
    'ses:operation': ['SendRawEmail'],
    'ses:configuration-set': [configurationSet],
    'ses:source-ip': ['127.0.0.1'],
    'ses:source-tls-version': ['TLSv1.3'],
    'ses:from-domain': [mail.source.split('@')[1] ?? ''],
    'ses:caller-identity': [mail.caller],
    ...mail.tags,
  };
}

function describe(mail: SentMail, configurationSet: string): EventMail {
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
    tags: tagsOf(mail, configurationSet),
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

/** Without a configuration set SES publishes nothing; neither do we, so a forgotten one shows here too. */
export function eventsOf(stored: SentMail): SesEvent[] {
  if (!stored.configurationSet) return [];
  const mail = describe(stored, stored.configurationSet);
  const bounced = stored.destinations.filter((address) => simulated(address) === 'bounce');
  const complained = stored.destinations.filter((address) => simulated(address) === 'complaint');
  const delivered = stored.destinations.filter((address) => !bounced.includes(address));
  const events: SesEvent[] = [{ eventType: 'Send', mail, send: {} }];
  if (delivered.length > 0) events.push({ eventType: 'Delivery', mail, delivery: deliveryOf(stored, delivered) });
  if (bounced.length > 0) events.push({ eventType: 'Bounce', mail, bounce: bounceOf(stored, bounced) });
  if (complained.length > 0) events.push({ eventType: 'Complaint', mail, complaint: complaintOf(stored, complained) });
  return events;
}
