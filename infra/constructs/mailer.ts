import { CfnOutput, Stack } from 'aws-cdk-lib';
import { EventBus } from 'aws-cdk-lib/aws-events';
import {
  ConfigurationSet,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  MailFromBehaviorOnMxFailure,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';

export interface MailerProps {
  /** Sender of every mail, as `Name <address>`. */
  readonly from: string;
  /** SES knows the sender already, by an identity that the account has: none is created. */
  readonly hasIdentity: boolean;
}

/** Events of a mail: that it was sent, and its outcome. */
const events = [
  EmailSendingEvent.SEND,
  EmailSendingEvent.DELIVERY,
  EmailSendingEvent.BOUNCE,
  EmailSendingEvent.COMPLAINT,
];

/**
 * Mail sending: the identity of the sender's domain, and a configuration set with reputation metrics and events about
 * each mail. The DNS records that verify the domain are outputs of the stack.
 */
export class Mailer extends Construct {
  readonly from: string;
  readonly configurationSet: string;

  constructor(scope: Construct, id: string, props: MailerProps) {
    super(scope, id);
    this.from = props.from;
    const mails = new ConfigurationSet(this, 'Mails', {
      reputationMetrics: true,
      // Who reported a newsletter as spam still gets receipts and resets: newsletters have a list of their own.
      suppressionReasons: SuppressionReasons.BOUNCES_ONLY,
    });
    // SES only publishes to the account's default bus.
    const bus = EventBus.fromEventBusName(this, 'DefaultBus', 'default');
    mails.addEventDestination('Events', { destination: EventDestination.eventBus(bus), events });
    this.configurationSet = mails.configurationSetName;
    if (!props.hasIdentity) this.createIdentity(this.address.split('@')[1] ?? '');
  }

  /**
   * Resources that a sender needs permission for: the configuration set and all identities. SES asks about the closest
   * identity that covers the sender (the address, its domain or one above it) and, in the sandbox, about those of the
   * recipients; who may be the sender is a condition of the grant.
   */
  get arns(): string[] {
    const arn = (resource: string, resourceName: string) =>
      Stack.of(this).formatArn({ service: 'ses', resource, resourceName });
    return [arn('identity', '*'), arn('configuration-set', this.configurationSet)];
  }

  /** Part of a pattern: events about mails of this configuration set, of a kind, among those of the whole account. */
  eventsOf(kind?: string): Record<string, unknown> {
    return { mail: { tags: { 'ses:configuration-set': [this.configurationSet], ...(kind && { kind: [kind] }) } } };
  }

  /** The address in `from`, without the name. */
  get address(): string {
    return /<(.+)>/.exec(this.from)?.[1] ?? this.from;
  }

  /** A domain that signs with DKIM. Mails that come back go to a subdomain of it, so that SPF holds for the domain. */
  private createIdentity(domain: string): void {
    const mailFromDomain = `bounces.${domain}`;
    const identity = new EmailIdentity(this, 'Identity', {
      identity: Identity.domain(domain),
      mailFromDomain,
      mailFromBehaviorOnMxFailure: MailFromBehaviorOnMxFailure.USE_DEFAULT_VALUE,
    });
    const record = (id: string, value: string) => new CfnOutput(this, id, { value, description: 'DNS record' });
    for (const [index, { name, value }] of identity.dkimRecords.entries())
      record(`Dkim${index + 1}`, `${name} CNAME ${value}`);
    record('MailFromMx', `${mailFromDomain} MX 10 feedback-smtp.${Stack.of(this).region}.amazonses.com`);
    record('MailFromSpf', `${mailFromDomain} TXT "v=spf1 include:amazonses.com ~all"`);
  }
}
