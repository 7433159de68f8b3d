import { Stack } from 'aws-cdk-lib';
import { ConfigurationSet } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';

export interface MailerProps {
  /** `Name <address>` of every mail. Its domain must be verified with SES. */
  readonly from: string;
}

/** How mails leave: a configuration set with reputation metrics, so that bounces are seen. */
export class Mailer extends Construct {
  readonly from: string;
  readonly configurationSet: string;

  constructor(scope: Construct, id: string, props: MailerProps) {
    super(scope, id);
    this.from = props.from;
    this.configurationSet = new ConfigurationSet(this, 'Mails', { reputationMetrics: true }).configurationSetName;
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
