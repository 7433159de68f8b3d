import { Stack } from 'aws-cdk-lib';
import { EventBus } from 'aws-cdk-lib/aws-events';
import { ConfigurationSet, EmailSendingEvent, EventDestination } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';

export interface MailerProps {
  /** `Name <address>` of every mail. Its domain must be verified with SES. */
  readonly from: string;
}

/** What is told of a mail: that it left, and what became of it. */
const events = [
  EmailSendingEvent.SEND,
  EmailSendingEvent.DELIVERY,
  EmailSendingEvent.BOUNCE,
  EmailSendingEvent.COMPLAINT,
];

/** How mails leave: a configuration set with reputation metrics that tells what becomes of each mail. */
export class Mailer extends Construct {
  readonly from: string;
  readonly configurationSet: string;

  constructor(scope: Construct, id: string, props: MailerProps) {
    super(scope, id);
    this.from = props.from;
    const mails = new ConfigurationSet(this, 'Mails', { reputationMetrics: true });
    // SES publishes to the account's default bus and to no other.
    const bus = EventBus.fromEventBusName(this, 'DefaultBus', 'default');
    mails.addEventDestination('Events', { destination: EventDestination.eventBus(bus), events });
    this.configurationSet = mails.configurationSetName;
  }

  /** What a sender must be allowed to use: the domain's identity and the configuration set. */
  get arns(): string[] {
    const arn = (resource: string, resourceName: string) =>
      Stack.of(this).formatArn({ service: 'ses', resource, resourceName });
    return [arn('identity', this.address.split('@')[1] ?? ''), arn('configuration-set', this.configurationSet)];
  }

  /** The bare address of `from`. */
  get address(): string {
    return /<(.+)>/.exec(this.from)?.[1] ?? this.from;
  }
}
