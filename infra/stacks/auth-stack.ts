import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import { AccountPool } from '../constructs/user-pool.ts';

export interface AuthStackProps extends StackProps {
  readonly config: StageConfig;
}

/** Who people are: the user pool, its client and the group of admins. */
export class AuthStack extends Stack {
  readonly accounts: AccountPool;

  constructor(scope: Construct, id: string, props: AuthStackProps) {
    super(scope, id, props);
    this.accounts = new AccountPool(this, 'Accounts', { retain: props.config.retainData });
  }

  /** Where the pool's public keys are. */
  get jwksUri(): string {
    return `https://cognito-idp.${this.region}.amazonaws.com/${this.accounts.pool.userPoolId}/.well-known/jwks.json`;
  }
}
