import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { EventBus } from 'aws-cdk-lib/aws-events';
import { HttpMethods } from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { PrivateBucket } from '../constructs/private-bucket.ts';
import { AuditTable, SingleTable } from '../constructs/table.ts';
import type { StageProps } from './stage-props.ts';

/** Everything that must not be lost: the table, texts and files, secrets; and the bus between the domains. */
export class DataStack extends Stack {
  readonly table: SingleTable;
  /** The audit log; see `functions/lib/audit/audit.ts`. */
  readonly audit: AuditTable;
  /** Ebook texts, files, typeset PDFs and the catalogue's snapshot. */
  readonly content: PrivateBucket;
  readonly events: EventBus;
  /** Sent by CloudFront to identify itself to the functions. */
  readonly originSecret: Secret;
  /** JSON `{signing}`: signs the ids in mailed links. It must not change: links in old mails would break. */
  readonly linkSecret: Secret;
  /** JSON `{secretKey, webhookSecret}`; an operator fills it in. */
  readonly stripeSecret: Secret;

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
    this.events = new EventBus(this, 'Events');
    this.originSecret = new Secret(this, 'OriginSecret', {
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
    });
    this.linkSecret = new Secret(this, 'LinkSecret', {
      generateSecretString: {
        secretStringTemplate: '{}',
        generateStringKey: 'signing',
        passwordLength: 48,
        excludePunctuation: true,
      },
    });
    this.stripeSecret = new Secret(this, 'StripeSecret', {
      generateSecretString: { secretStringTemplate: '{"secretKey":""}', generateStringKey: 'webhookSecret' },
    });
    // Old mails contain signed links, and the keys are the operator's. The origin secret can be generated again.
    if (retain)
      for (const secret of [this.linkSecret, this.stripeSecret]) secret.applyRemovalPolicy(RemovalPolicy.RETAIN);
  }
}
