import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, Billing, TableEncryptionV2, type TablePropsV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';

const key = (name: string) => ({ name, type: AttributeType.STRING });
const index = (name: string) => ({ indexName: name, partitionKey: key(`${name}pk`), sortKey: key(`${name}sk`) });

/** Names of the overloaded indexes; each has the keys `{name}pk` and `{name}sk`. */
export const tableIndexes = ['gsi1', 'gsi2', 'gsi3'] as const;

export interface SingleTableProps {
  /** Retain the table and protect it from deletion when the stack is deleted. */
  readonly retain: boolean;
}

const durable = ({ retain }: SingleTableProps) => ({
  partitionKey: key('pk'),
  sortKey: key('sk'),
  billing: Billing.onDemand(),
  encryption: TableEncryptionV2.awsManagedKey(),
  pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
  deletionProtection: retain,
  removalPolicy: retain ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
});

/**
 * The single table: string keys `pk`/`sk`, three overloaded indexes, on demand, point-in-time recovery, TTL in `ttl`.
 */
export class SingleTable extends TableV2 {
  constructor(scope: Construct, id: string, props: SingleTableProps) {
    const table: TablePropsV2 = {
      ...durable(props),
      globalSecondaryIndexes: tableIndexes.map(index),
      timeToLiveAttribute: 'ttl',
    };
    super(scope, id, table);
  }
}

/** The audit log of admins' acts: rows are put and queried, never changed; `gsi1` finds those of one thing. */
export class AuditTable extends TableV2 {
  constructor(scope: Construct, id: string, props: SingleTableProps) {
    super(scope, id, { ...durable(props), globalSecondaryIndexes: [index('gsi1')] });
  }
}
