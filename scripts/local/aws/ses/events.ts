import { randomUUID } from 'node:crypto';
import type { StoredMail } from './mail.ts';

interface EventMail {
  readonly timestamp: string;
  readonly messageId: string;
  readonly source: string;
  readonly destination: readonly string[];
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly commonHeaders: Readonly<Record<string, unknown>>;
  /** The tags of the mail, and those SES adds, such as `ses:configuration-set`. */
  readonly tags: Readonly<Record<string, readonly string[]>>;
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
}

interface Complaint extends Feedback {
  readonly complaintFeedbackType: 'abuse';
  readonly complainedRecipients: readonly { readonly emailAddress: string }[];
}

/** What SES publishes for a configuration set, in the form it has as the `detail` of an EventBridge event. */
export type SesEvent = { readonly mail: EventMail } & (
  | { readonly eventType: 'Send'; readonly send: Record<string, never> }
  | { readonly eventType: 'Bounce'; readonly bounce: Bounce }
  | { readonly eventType: 'Complaint'; readonly complaint: Complaint }
);

const SIMULATOR = /^(bounce|complaint)(?:\+[^@]*)?@simulator\.rampart\.test$/i;

const simulated = (mail: StoredMail, kind: string): string[] =>
  mail.destinations.filter((address) => SIMULATOR.exec(address)?.[1]?.toLowerCase() === kind);

function tagsOf(mail: StoredMail, configurationSet: string): EventMail['tags'] {
  return {
    'ses:operation': ['SendRawEmail'],
    'ses:configuration-set': [configurationSet],
    'ses:from-domain': [mail.source.split('@')[1] ?? ''],
    'ses:caller-identity': [mail.caller],
    ...mail.tags,
  };
}

function describe(mail: StoredMail, configurationSet: string): EventMail {
  const { from, to, subject } = { to: '', ...mail.headers, from: mail.from, subject: mail.subject };
  return {
    timestamp: mail.date,
    messageId: mail.id,
    source: mail.source,
    destination: mail.destinations,
    headers: Object.entries(mail.headers).map(([name, value]) => ({ name, value })),
    commonHeaders: { from: [from], to: [to], subject, messageId: mail.id },
    tags: tagsOf(mail, configurationSet),
  };
}

function bounceOf(mail: StoredMail, addresses: readonly string[]): Bounce {
  const failure = { action: 'failed', status: '5.1.1', diagnosticCode: 'smtp; 550 5.1.1 user unknown' };
  return {
    bounceType: 'Permanent',
    bounceSubType: 'General',
    bouncedRecipients: addresses.map((emailAddress) => ({ emailAddress, ...failure })),
    timestamp: mail.date,
    feedbackId: randomUUID(),
  };
}

function complaintOf(mail: StoredMail, addresses: readonly string[]): Complaint {
  return {
    complaintFeedbackType: 'abuse',
    complainedRecipients: addresses.map((emailAddress) => ({ emailAddress })),
    timestamp: mail.date,
    feedbackId: randomUUID(),
  };
}

/** Without a configuration set SES publishes nothing, so that forgetting to name one shows here too. */
export function eventsOf(stored: StoredMail): SesEvent[] {
  if (!stored.configurationSet) return [];
  const mail = describe(stored, stored.configurationSet);
  const bounced = simulated(stored, 'bounce');
  const complained = simulated(stored, 'complaint');
  return [
    { eventType: 'Send', mail, send: {} },
    ...(bounced.length > 0 ? [{ eventType: 'Bounce' as const, mail, bounce: bounceOf(stored, bounced) }] : []),
    ...(complained.length > 0
      ? [{ eventType: 'Complaint' as const, mail, complaint: complaintOf(stored, complained) }]
      : []),
  ];
}
