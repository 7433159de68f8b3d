import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { Mailer } from '../constructs/mailer.ts';
import type { StageProps } from './stage-props.ts';

/** Mail sending. A separate stack, because every domain that sends mails depends on it. */
export class MailStack extends Stack {
  readonly mailer: Mailer;

  constructor(scope: Construct, id: string, props: StageProps) {
    super(scope, id, props);
    const { mailFrom: from, mailIdentityArn } = props.config;
    this.mailer = new Mailer(this, 'Mailer', { from, hasIdentity: mailIdentityArn !== undefined });
  }
}
