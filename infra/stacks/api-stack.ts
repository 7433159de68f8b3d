import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import type { DomainFunction } from '../constructs/domain-function.ts';
import { SiteApi } from '../constructs/http-api.ts';
import type { Served } from '../routes.ts';
import type { AuthStack } from './auth-stack.ts';

export interface ApiStackProps extends StackProps {
  readonly config: StageConfig;
  readonly auth: AuthStack;
  readonly served: readonly Served<DomainFunction>[];
  /** Answers unknown calls. */
  readonly rest: DomainFunction;
}

/**
 * The HTTP API and all its routes. The functions are in their domains' stacks; routes never leave this one, because a
 * route that moves to another stack is created there before it is deleted here, and collides with itself.
 */
export class ApiStack extends Stack {
  readonly site: SiteApi;

  constructor(scope: Construct, id: string, props: ApiStackProps) {
    super(scope, id, props);
    const { config, auth } = props;
    this.site = new SiteApi(this, 'Site', {
      issuer: auth.accounts.pool.userPoolProviderUrl,
      audience: auth.accounts.client.userPoolClientId,
      throttle: config.throttle,
    });
    this.site.serve(props.served, props.rest);
  }
}
