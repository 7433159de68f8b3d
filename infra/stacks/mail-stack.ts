import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import { Mailer } from '../constructs/mailer.ts';

export interface MailStackProps extends StackProps {
  readonly config: StageConfig;
}

/** How mails leave. A stack of its own: every domain that sends any stands on it. */
export class MailStack extends Stack {
  readonly mailer: Mailer;

  constructor(scope: Construct, id: string, props: MailStackProps) {
    super(scope, id, props);
    this.mailer = new Mailer(this, 'Mailer', { from: props.config.mailFrom });
  }
}
