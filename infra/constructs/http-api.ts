import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { HttpApi, HttpMethod, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Endpoint } from '#shared/kernel/endpoint.ts';
import type { DomainFunction } from './domain-function.ts';

export interface SiteApiProps {
  readonly issuer: string;
  readonly audience: string;
  readonly throttle: { readonly rate: number; readonly burst: number };
}

/** The HTTP API: routes are made from the contract, `user` and `admin` ones sit behind the JWT authoriser. */
export class SiteApi extends Construct {
  readonly api: HttpApi;
  private readonly authorizer: HttpJwtAuthorizer;

  constructor(scope: Construct, id: string, props: SiteApiProps) {
    super(scope, id);
    this.api = new HttpApi(this, 'Http', { createDefaultStage: false });
    this.authorizer = new HttpJwtAuthorizer('Accounts', props.issuer, { jwtAudience: [props.audience] });
    new HttpStage(this, 'Stage', {
      httpApi: this.api,
      autoDeploy: true,
      throttle: { rateLimit: props.throttle.rate, burstLimit: props.throttle.burst },
      accessLogSettings: {
        destination: new LogGroupLogDestination(new LogGroup(this, 'Access', { retention: RetentionDays.ONE_MONTH })),
        format: AccessLogFormat.custom(
          '{"request_id":"$context.requestId","route":"$context.routeKey","status":"$context.status","ms":"$context.responseLatency"}',
        ),
      },
    });
  }

  /** Routes every endpoint of a domain to its function. */
  serve(domain: string, endpoints: readonly Endpoint[], fn: DomainFunction): void {
    const integration = this.integration(domain, fn);
    for (const { method, path, auth } of endpoints) {
      const protectedRoute = auth === 'user' || auth === 'admin';
      this.api.addRoutes({
        path: `/api${path}`,
        methods: [HttpMethod[method]],
        integration,
        ...(protectedRoute && { authorizer: this.authorizer }),
      });
    }
  }

  /** Every call that no route knows: answered by our own JSON 404, not by the gateway's. */
  serveRest(fn: DomainFunction): void {
    this.api.addRoutes({ path: '/api/{proxy+}', integration: this.integration('rest', fn) });
  }

  /** One permission per function: one per route would overflow its 20 KB policy. */
  private integration(name: string, fn: DomainFunction): HttpLambdaIntegration {
    return new HttpLambdaIntegration(name, fn, { scopePermissionToRoute: false });
  }
}
