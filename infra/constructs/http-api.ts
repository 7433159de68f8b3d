import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { HttpApi, HttpMethod, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { planRoutes, type Served } from '../routes.ts';
import type { DomainFunction } from './domain-function.ts';

export interface SiteApiProps {
  readonly issuer: string;
  readonly audience: string;
  readonly throttle: { readonly rate: number; readonly burst: number };
}

/**
 * A line of the access log. It names the request as the gateway's answer (`apigw-requestid`) and the function's log do,
 * and what went wrong before or in place of a function. No address, of the visitor or of the page: links are secrets.
 */
const accessLog = {
  request_id: '$context.requestId',
  route: '$context.routeKey',
  method: '$context.httpMethod',
  status: '$context.status',
  ms: '$context.responseLatency',
  bytes: '$context.responseLength',
  error: '$context.error.message',
  authorizer_error: '$context.authorizer.error',
  integration_status: '$context.integrationStatus',
  integration_ms: '$context.integrationLatency',
  integration_error: '$context.integrationErrorMessage',
  integration_request_id: '$context.integration.requestId',
};

/** The HTTP API: routes are derived from the contract; `user` and `admin` ones are behind the JWT authoriser. */
export class SiteApi extends Construct {
  readonly api: HttpApi;
  readonly accessLog: LogGroup;
  private readonly authorizer: HttpJwtAuthorizer;
  private readonly integrations = new Map<DomainFunction, HttpLambdaIntegration>();

  constructor(scope: Construct, id: string, props: SiteApiProps) {
    super(scope, id);
    this.api = new HttpApi(this, 'Http', { createDefaultStage: false });
    this.authorizer = new HttpJwtAuthorizer('Accounts', props.issuer, { jwtAudience: [props.audience] });
    this.accessLog = new LogGroup(this, 'Access', { retention: RetentionDays.ONE_MONTH });
    new HttpStage(this, 'Stage', {
      httpApi: this.api,
      autoDeploy: true,
      throttle: { rateLimit: props.throttle.rate, burstLimit: props.throttle.burst },
      accessLogSettings: {
        destination: new LogGroupLogDestination(this.accessLog),
        format: AccessLogFormat.custom(JSON.stringify(accessLog)),
      },
    });
  }

  /** Routes every endpoint to its function, and every unknown call to `rest`: our own JSON 404. */
  serve(served: readonly Served<DomainFunction>[], rest: DomainFunction): void {
    for (const { method, path, isProtected, fn } of planRoutes(served))
      this.api.addRoutes({
        path: `/api${path}`,
        methods: [HttpMethod[method]],
        integration: this.integration(fn),
        ...(isProtected && { authorizer: this.authorizer }),
      });
    this.api.addRoutes({ path: '/api/{proxy+}', integration: this.integration(rest) });
  }

  /**
   * One integration and permission per function: one per route would exceed the 20 KB limit of the function's policy.
   */
  private integration(fn: DomainFunction): HttpLambdaIntegration {
    const known = this.integrations.get(fn);
    if (known) return known;
    const integration = new HttpLambdaIntegration(fn.service, fn, { scopePermissionToRoute: false });
    this.integrations.set(fn, integration);
    return integration;
  }
}
