import { inject } from 'vitest';
import { describesStacks } from './cloud-formation.ts';

/** What an operator's terminal has on AWS: credentials, and where the services are. */
export async function account(stage: string, missing?: string): Promise<Record<string, string>> {
  const local = inject('cloudEnvironment');
  const outputs: Record<string, Record<string, string>> = {
    Data: {
      TableName: local.TABLE_NAME ?? '',
      AuditTableName: local.AUDIT_TABLE_NAME ?? '',
      EventBusName: local.EVENT_BUS_NAME ?? '',
      StripeSecretArn: local.STRIPE_SECRET_ID ?? '',
      GatewaySecretArn: local.GATEWAY_SECRET_ID ?? '',
    },
    Auth: { UserPoolId: local.USER_POOL_ID ?? '', UserPoolClientId: local.USER_POOL_CLIENT_ID ?? '' },
    Web: { SiteUrl: 'https://library.rampart.press' },
  };
  const stacks = Object.entries(outputs).filter(([name]) => name !== missing);
  return {
    AWS_ENDPOINT_URL: local.AWS_ENDPOINT_URL ?? '',
    AWS_ENDPOINT_URL_CLOUDFORMATION: await describesStacks(
      Object.fromEntries(stacks.map(([name, of]) => [`Rampart-${stage}-${name}`, of])),
    ),
    AWS_ACCESS_KEY_ID: 'operator',
    AWS_SECRET_ACCESS_KEY: 'secret',
  };
}
