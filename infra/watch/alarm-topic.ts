import { Duration, Stack } from 'aws-cdk-lib';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';

/**
 * Where alarms are announced: by mail, which the recipient confirms once. Encrypted with a key of its own, because
 * CloudWatch may not use the key that SNS has for everybody, and published to over TLS only.
 */
export class AlarmTopic extends Construct {
  readonly topic: Topic;

  constructor(scope: Construct, id: string, mail: string) {
    super(scope, id);
    const masterKey = new Key(this, 'Key', {
      description: 'Encrypts what alarms say',
      enableKeyRotation: true,
      pendingWindow: Duration.days(7),
    });
    this.topic = new Topic(this, 'Topic', { masterKey, enforceSSL: true });
    // Alarms of other accounts cannot make CloudWatch use it.
    const conditions = { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } };
    const cloudWatch = new ServicePrincipal('cloudwatch.amazonaws.com', { conditions });
    this.topic.grantPublish(cloudWatch);
    masterKey.grant(cloudWatch, 'kms:Decrypt', 'kms:GenerateDataKey*');
    this.topic.addSubscription(new EmailSubscription(mail));
  }
}
