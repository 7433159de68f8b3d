import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, Billing, TableEncryptionV2, type TablePropsV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';

const key = (name: string) => ({ name, type: AttributeType.STRING });
const index = (name: string) => ({ indexName: name, partitionKey: key(`${name}pk`), sortKey: key(`${name}sk`) });

/** Names of the overloaded indexes; each has the keys `{name}pk` and `{name}sk`. */
export const tableIndexes = ['gsi1', 'gsi2', 'gsi3'] as const;

export interface SingleTableProps {
  /** Keep the table and refuse its deletion when the stack goes. */
  readonly retain: boolean;
}

/** The one table: string keys `pk`/`sk`, three overloaded indexes, on demand, point-in-time recovery, TTL in `ttl`. */
export class SingleTable extends TableV2 {
  constructor(scope: Construct, id: string, props: SingleTableProps) {
    const table: TablePropsV2 = {
      partitionKey: key('pk'),
      sortKey: key('sk'),
      globalSecondaryIndexes: tableIndexes.map(index),
      billing: Billing.onDemand(),
      encryption: TableEncryptionV2.awsManagedKey(),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      timeToLiveAttribute: 'ttl',
      deletionProtection: props.retain,
      removalPolicy: props.retain ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    };
    super(scope, id, table);
  }
}
