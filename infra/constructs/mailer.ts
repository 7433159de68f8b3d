import { Stack } from 'aws-cdk-lib';
import { EventBus } from 'aws-cdk-lib/aws-events';
import { ConfigurationSet, EmailSendingEvent, EventDestination } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';

export interface MailerProps {
  /** Sender of every mail, as `Name <address>`. The domain must be verified with SES. */
  readonly from: string;
}

/** Events of a mail: that it was sent, and its outcome. */
const events = [
  EmailSendingEvent.SEND,
  EmailSendingEvent.DELIVERY,
  EmailSendingEvent.BOUNCE,
  EmailSendingEvent.COMPLAINT,
];

/** Mail sending: a configuration set with reputation metrics and events about each mail. */
export class Mailer extends Construct {
  readonly from: string;
  readonly configurationSet: string;

  constructor(scope: Construct, id: string, props: MailerProps) {
    super(scope, id);
    this.from = props.from;
    const mails = new ConfigurationSet(this, 'Mails', { reputationMetrics: true });
    // SES only publishes to the account's default bus.
    const bus = EventBus.fromEventBusName(this, 'DefaultBus', 'default');
    mails.addEventDestination('Events', { destination: EventDestination.eventBus(bus), events });
    this.configurationSet = mails.configurationSetName;
  }

  /** Resources that a sender needs permission for: the domain's identity and the configuration set. */
  get arns(): string[] {
    const arn = (resource: string, resourceName: string) =>
      Stack.of(this).formatArn({ service: 'ses', resource, resourceName });
    return [arn('identity', this.address.split('@')[1] ?? ''), arn('configuration-set', this.configurationSet)];
  }

  /** The address in `from`, without the name. */
  get address(): string {
    return /<(.+)>/.exec(this.from)?.[1] ?? this.from;
  }
}
