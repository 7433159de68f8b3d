import { CfnOutput, Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { AccountPool } from '../constructs/user-pool.ts';
import type { StageProps } from './stage-props.ts';

/** Authentication: the user pool, its client and a group for each role of the back-office. */
export class AuthStack extends Stack {
  readonly accounts: AccountPool;

  constructor(scope: Construct, id: string, props: StageProps) {
    super(scope, id, props);
    this.accounts = new AccountPool(this, 'Accounts', { retain: props.config.retainData });
    new CfnOutput(this, 'UserPoolId', { value: this.accounts.pool.userPoolId });
    new CfnOutput(this, 'UserPoolClientId', { value: this.accounts.client.userPoolClientId });
  }

  /** Address of the pool's public keys. */
  get jwksUri(): string {
    return `https://cognito-idp.${this.region}.amazonaws.com/${this.accounts.pool.userPoolId}/.well-known/jwks.json`;
  }
}
