import { CfnOutput, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { EventBus } from 'aws-cdk-lib/aws-events';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { HttpMethods } from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { OriginSecret } from '../constructs/origin-secret.ts';
import { PrivateBucket } from '../constructs/private-bucket.ts';
import { AuditTable, SingleTable } from '../constructs/table.ts';
import type { StageProps } from './stage-props.ts';

/** Everything that must not be lost: the table, texts and files, secrets; and the bus between the domains. */
export class DataStack extends Stack {
  readonly table: SingleTable;
  /** The audit log; see `functions/lib/audit/audit.ts`. */
  readonly audit: AuditTable;
  /** Ebook texts, files, typeset PDFs, the catalogue's snapshot, and pictures (`files/`) with what they came from. */
  readonly content: PrivateBucket;
  readonly events: EventBus;
  /** Records of events that a function failed to process, for an operator: see docs/operating.md. */
  readonly failures: Queue;
  /** Sent by CloudFront to identify itself to the functions. */
  readonly originSecret: OriginSecret;
  /** JSON `{signing}`: signs the ids in mailed links. It must not change: links in old mails would break. */
  readonly linkSecret: Secret;
  /** JSON `{signing}`: signs the cookie that counts visitors. Nobody but the figures misses an older one. */
  readonly visitorSecret: Secret;
  /** JSON `{secretKey, webhookSecret}`; an operator fills it in. */
  readonly stripeSecret: Secret;
  /** JSON `{current, key1, …}`: seals the keys of the payment gateways in the table; `current` names the newest. */
  readonly gatewaySecret: Secret;

  constructor(scope: Construct, id: string, props: StageProps) {
    super(scope, id, props);
    const { config } = props;
    const { names, retainData: retain } = config;
    this.table = new SingleTable(this, 'Table', { retain, name: names.table });
    this.audit = new AuditTable(this, 'Audit', { retain, name: names.audit });
    this.content = new PrivateBucket(this, 'Content', {
      retain,
      name: names.content,
      versioned: true,
      cors: [
        {
          allowedOrigins: [config.siteUrl],
          allowedMethods: [HttpMethods.GET, HttpMethods.POST],
          allowedHeaders: ['*'],
          exposedHeaders: ['ETag', 'Content-Disposition'],
          maxAge: 3600,
        },
      ],
    });
    // Whatever the prefix: what somebody forgets to name here must not be kept forever.
    this.content.addLifecycleRule({
      noncurrentVersionExpiration: Duration.days(90),
      // A delete marker without older versions is useless, and lists would keep reading past it.
      expiredObjectDeleteMarker: true,
    });
    // Of two rules the shorter time counts. The snapshot is rewritten often and can be rebuilt at any time.
    this.content.addLifecycleRule({ prefix: 'catalog/', noncurrentVersionExpiration: Duration.days(1) });
    // Everything about a person is in an export: what was deleted must not stay for months.
    this.content.addLifecycleRule({ prefix: 'exports/', noncurrentVersionExpiration: Duration.days(1) });
    // Copies of ebooks with the names of buyers: gone with the account, or with a refund.
    this.content.addLifecycleRule({ prefix: 'licensed/', noncurrentVersionExpiration: Duration.days(1) });
    // Files of subscribers go with their import, or a week after they were sent (`functions/uploads/object.sweep.ts`).
    this.content.addLifecycleRule({ prefix: 'originals/subscribers/', noncurrentVersionExpiration: Duration.days(1) });
    // A list is fetched for a week (`functions/lib/job/job-file.ts`); what it was put together from is of no use by then.
    for (const [prefix, kept] of [
      ['list-exports/', 7],
      ['list-portions/', 2],
    ] as const)
      this.content.addLifecycleRule({
        prefix,
        expiration: Duration.days(kept),
        noncurrentVersionExpiration: Duration.days(1),
      });
    // What was never completed goes after a day, its older versions a day later; what was is kept under `files/`.
    this.content.addLifecycleRule({
      prefix: 'uploads/',
      expiration: Duration.days(1),
      noncurrentVersionExpiration: Duration.days(1),
    });
    this.content.addToResourcePolicy(this.edgeReadsFiles());
    this.events = new EventBus(this, 'Events');
    this.failures = new Queue(this, 'Failures', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    this.originSecret = new OriginSecret(this, 'OriginSecret', { version: config.originSecretVersion });
    this.linkSecret = this.generated('LinkSecret');
    this.visitorSecret = this.generated('VisitorSecret');
    this.stripeSecret = new Secret(this, 'StripeSecret', {
      generateSecretString: { secretStringTemplate: '{"secretKey":""}', generateStringKey: 'webhookSecret' },
    });
    this.gatewaySecret = this.generated('GatewaySecret', { current: 'key1' }, 'key1');
    new CfnOutput(this, 'TableName', { value: this.table.tableName });
    new CfnOutput(this, 'AuditTableName', { value: this.audit.tableName });
    new CfnOutput(this, 'EventBusName', { value: this.events.eventBusName });
    new CfnOutput(this, 'StripeSecretArn', { value: this.stripeSecret.secretArn });
    new CfnOutput(this, 'GatewaySecretArn', { value: this.gatewaySecret.secretArn });
    // Old mails contain signed links, the table sealed keys, and Stripe's are the operator's. The others can be
    // generated again.
    if (config.retainData)
      for (const secret of [this.linkSecret, this.stripeSecret, this.gatewaySecret])
        secret.applyRemovalPolicy(RemovalPolicy.RETAIN);
  }

  /**
   * Pictures for everybody (`files/*`) through the edge. The distribution refers to this bucket, so its own ARN in here
   * would make the two stacks wait for each other: any distribution of this account may read, and this prefix only.
   */
  private edgeReadsFiles(): PolicyStatement {
    const distributions = this.formatArn({
      service: 'cloudfront',
      region: '',
      resource: 'distribution',
      resourceName: '*',
    });
    return new PolicyStatement({
      principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
      actions: ['s3:GetObject'],
      resources: [this.content.arnForObjects('files/*')],
      conditions: { StringLike: { 'aws:SourceArn': distributions } },
    });
  }

  /** A key that nobody has to know, as one field of a JSON secret. */
  private generated(id: string, others: Readonly<Record<string, string>> = {}, field = 'signing'): Secret {
    return new Secret(this, id, {
      generateSecretString: {
        secretStringTemplate: JSON.stringify(others),
        generateStringKey: field,
        passwordLength: 48,
        excludePunctuation: true,
      },
    });
  }
}
