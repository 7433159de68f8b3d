import { join } from 'node:path';
import type { BucketStatement } from '../aws/iam/authority.ts';
import type { Statement } from '../aws/iam/policy.ts';
import type { EventDestination } from '../aws/ses/publishing.ts';
import { behaviorsOf, type DistributionConfig } from '../edge/behaviors.ts';
import type { CachePolicyConfig } from '../edge/cache/policy.ts';
import type { HeadersPolicy } from '../edge/response-headers.ts';
import type { Deployment } from '../edge/static-files.ts';
import type { AuthorizerSettings } from '../gateway/authorizer.ts';
import type { CorsRule } from '../s3/cors/cors.ts';
import type { Assembly, Properties, Resource } from './assembly.ts';
import type {
  AuthorizerProperties,
  AwsCorsRule,
  ClientProperties,
  EventDestinationProperties,
  EventInvokeProperties,
  FunctionProperties,
  GenerateSecret,
  PoolProperties,
  RouteProperties,
  RuleProperties,
  TableProperties,
  Throttling,
} from './properties.ts';
import type { Resolver } from './resolve.ts';

/** The resources of an assembly as the emulators need them, fully resolved. */
export class Resources {
  readonly #assembly: Assembly;
  readonly #resolver: Resolver;

  constructor(assembly: Assembly, resolver: Resolver) {
    this.#assembly = assembly;
    this.#resolver = resolver;
  }

  tables() {
    return this.#all('AWS::DynamoDB::GlobalTable').map((resource) => {
      const p = this.#resolver.properties<TableProperties>(resource);
      const ttl = p.TimeToLiveSpecification?.Enabled ? p.TimeToLiveSpecification.AttributeName : undefined;
      return {
        name: this.#resolver.ref(resource),
        ttl,
        definition: {
          KeySchema: p.KeySchema,
          AttributeDefinitions: p.AttributeDefinitions,
          GlobalSecondaryIndexes: p.GlobalSecondaryIndexes?.map(({ IndexName, KeySchema, Projection }) => ({
            IndexName,
            KeySchema,
            Projection,
          })),
        },
      };
    });
  }

  buckets() {
    return this.#all('AWS::S3::Bucket').map((resource) => {
      const { CorsConfiguration } = this.#resolver.properties<{ CorsConfiguration?: { CorsRules: AwsCorsRule[] } }>(
        resource,
      );
      return { name: this.#resolver.ref(resource), cors: (CorsConfiguration?.CorsRules ?? []).map(corsRule) };
    });
  }

  /** What the buckets' policies say. */
  bucketStatements(): BucketStatement[] {
    return this.#all('AWS::S3::BucketPolicy').flatMap(
      (policy) =>
        this.#resolver.properties<{ PolicyDocument: { Statement: BucketStatement[] } }>(policy).PolicyDocument
          .Statement,
    );
  }

  /** Domains and addresses that SES knows. Here they are verified from the start. */
  mailIdentities(): string[] {
    return this.#all('AWS::SES::EmailIdentity').map((it) =>
      String(this.#resolver.properties(it).EmailIdentity).toLowerCase(),
    );
  }

  secrets() {
    return this.#all('AWS::SecretsManager::Secret').map((resource) => ({
      name: this.#resolver.ref(resource).split(':').at(-1) ?? '',
      generate:
        this.#resolver.properties<{ GenerateSecretString?: GenerateSecret }>(resource).GenerateSecretString ?? {},
    }));
  }

  userPool() {
    const [pool] = this.#all('AWS::Cognito::UserPool');
    const [client] = this.#all('AWS::Cognito::UserPoolClient');
    if (!pool || !client) throw new Error('The stacks have no user pool');
    return {
      pool: this.#resolver.properties<PoolProperties>(pool),
      client: this.#resolver.properties<ClientProperties>(client),
      groups: this.#all('AWS::Cognito::UserPoolGroup').map((g) => String(this.#resolver.properties(g).GroupName)),
    };
  }

  functions() {
    return this.#all('AWS::Lambda::Function')
      .filter(({ properties }) => String(properties.Runtime).startsWith('nodejs'))
      .map((resource) => {
        const p = this.#resolver.properties<FunctionProperties>(resource);
        const [file = 'index', handler = 'handler'] = p.Handler.split('.');
        return {
          name: this.#resolver.ref(resource),
          arn: this.#resolver.arn(resource),
          bundle: join(this.#assetPath(resource), `${file}.mjs`),
          handler,
          memory: p.MemorySize ?? 128,
          timeout: p.Timeout ?? 3,
          reserved: p.ReservedConcurrentExecutions,
          environment: p.Environment?.Variables ?? {},
          statements: this.#statementsOf(resource),
        };
      });
  }

  /** How functions are called by events and schedules, by name: Lambda's defaults for those that say nothing. */
  eventInvokes() {
    return new Map(
      this.#all('AWS::Lambda::EventInvokeConfig').map((resource) => {
        const p = this.#resolver.properties<EventInvokeProperties>(resource);
        return [
          p.FunctionName,
          {
            retries: p.MaximumRetryAttempts ?? 2,
            maxAge: p.MaximumEventAgeInSeconds ?? 21_600,
            destination: p.DestinationConfig?.OnFailure?.Destination,
          },
        ];
      }),
    );
  }

  routes() {
    const integrations = new Map(
      this.#all('AWS::ApiGatewayV2::Integration').map((r) => [
        this.#resolver.ref(r),
        String(this.#resolver.properties(r).IntegrationUri),
      ]),
    );
    return this.#all('AWS::ApiGatewayV2::Route').map((resource) => {
      const p = this.#resolver.properties<RouteProperties>(resource);
      return {
        key: p.RouteKey,
        functionArn: integrations.get(p.Target.replace('integrations/', '')) ?? '',
        /** Name of its JWT authoriser. */
        authorizer: p.AuthorizationType === 'JWT' ? (p.AuthorizerId ?? '') : undefined,
        scopes: p.AuthorizationScopes ?? [],
      };
    });
  }

  /** The JWT authorisers by name. */
  authorizers(): ReadonlyMap<string, AuthorizerSettings> {
    return new Map(
      this.#all('AWS::ApiGatewayV2::Authorizer').map((resource) => {
        const { JwtConfiguration, IdentitySource } = this.#resolver.properties<AuthorizerProperties>(resource);
        const { Issuer: issuer, Audience: audience } = JwtConfiguration;
        return [this.#resolver.ref(resource), { issuer, audience, identitySource: IdentitySource }];
      }),
    );
  }

  throttle() {
    const [stage] = this.#all('AWS::ApiGatewayV2::Stage');
    const settings =
      stage && this.#resolver.properties<{ DefaultRouteSettings?: Throttling }>(stage).DefaultRouteSettings;
    return { rate: settings?.ThrottlingRateLimit ?? 10_000, burst: settings?.ThrottlingBurstLimit ?? 5000 };
  }

  rules() {
    return this.#all('AWS::Events::Rule').map((resource) => {
      const p = this.#resolver.properties<RuleProperties>(resource);
      refuseUnknown(p.EventPattern);
      return {
        name: this.#resolver.ref(resource).replace(/^[^-]+-/, ''),
        schedule: p.ScheduleExpression,
        bus: p.EventPattern && (p.EventBusName ?? 'default'),
        source: p.EventPattern?.source,
        detailTypes: p.EventPattern?.['detail-type'],
        functionArn: p.Targets[0]?.Arn ?? '',
      };
    });
  }

  /** Where SES publishes mail events. Only EventBridge destinations exist locally. */
  mailEventDestinations(): EventDestination[] {
    return this.#all('AWS::SES::ConfigurationSetEventDestination').flatMap((resource) => {
      const { ConfigurationSetName: configurationSet, EventDestination } =
        this.#resolver.properties<EventDestinationProperties>(resource);
      const { Enabled, MatchingEventTypes: types, EventBridgeDestination } = EventDestination;
      if (!Enabled || !EventBridgeDestination) return [];
      return [{ configurationSet, types, bus: EventBridgeDestination.EventBusArn }];
    });
  }

  /** Folders that the deployments copy into the site's bucket. */
  deployments(): Deployment[] {
    return this.#all('Custom::CDKBucketDeployment').map((resource) => {
      const p = this.#resolver.properties<{ SourceObjectKeys: string[]; SystemMetadata?: Record<string, string> }>(
        resource,
      );
      return {
        directory: join(this.#assembly.directory, `asset.${p.SourceObjectKeys[0]?.replace('.zip', '')}`),
        headers: p.SystemMetadata ?? {},
      };
    });
  }

  /** How the distribution answers a path. */
  behaviorOf() {
    const [distribution] = this.#all('AWS::CloudFront::Distribution');
    if (!distribution) throw new Error('The stacks have no distribution');
    const { DistributionConfig } = this.#resolver.properties<{ DistributionConfig: DistributionConfig }>(distribution);
    const cachePolicies = this.#all('AWS::CloudFront::CachePolicy').map((it) => {
      const { CachePolicyConfig } = this.#resolver.properties<{ CachePolicyConfig: CachePolicyConfig }>(it);
      return [this.#resolver.ref(it), CachePolicyConfig] as const;
    });
    const functions = this.#all('AWS::CloudFront::Function').map((it) => {
      const { FunctionCode } = this.#resolver.properties<{ FunctionCode: string }>(it);
      return [this.#resolver.ref(it), FunctionCode] as const;
    });
    return behaviorsOf(DistributionConfig, { cachePolicies: new Map(cachePolicies), functions: new Map(functions) });
  }

  /** Ids of the distributions. */
  distributions(): string[] {
    return this.#all('AWS::CloudFront::Distribution').map((it) => this.#resolver.ref(it));
  }

  headersPolicy(id: string): HeadersPolicy {
    const policy = this.#all('AWS::CloudFront::ResponseHeadersPolicy').find((it) => this.#resolver.ref(it) === id);
    if (!policy) throw new Error(`The stacks have no headers policy ${id}`);
    return this.#resolver.properties<HeadersPolicy>(policy);
  }

  #all(type: string): Resource[] {
    return this.#assembly.resources.filter((resource) => resource.type === type);
  }

  #assetPath(resource: Resource): string {
    return join(this.#assembly.directory, String(resource.metadata['aws:asset:path']));
  }

  /** Statements of the policies attached to a function's role. */
  #statementsOf(fn: Resource): Statement[] {
    const role = (fn.properties.Role as { 'Fn::GetAtt': string[] })['Fn::GetAtt'][0];
    return this.#all('AWS::IAM::Policy')
      .filter((policy) => policy.stack === fn.stack && attachedTo(policy.properties, role))
      .flatMap(
        (policy) =>
          this.#resolver.properties<{ PolicyDocument: { Statement: Statement[] } }>(policy).PolicyDocument.Statement,
      );
  }
}

const attachedTo = (properties: Properties, role: string | undefined): boolean =>
  ((properties.Roles ?? []) as { Ref: string }[]).some(({ Ref }) => Ref === role);

/** An unsupported condition must fail: ignoring it would let through events it excludes. */
function refuseUnknown(pattern: object = {}): void {
  const unknown = Object.keys(pattern).find((key) => key !== 'source' && key !== 'detail-type');
  if (unknown) throw new Error(`The local cloud does not match events by ${unknown}`);
}

const corsRule = (rule: AwsCorsRule): CorsRule => ({
  allowedOrigins: rule.AllowedOrigins,
  allowedMethods: rule.AllowedMethods,
  allowedHeaders: rule.AllowedHeaders,
  exposedHeaders: rule.ExposedHeaders,
  maxAgeSeconds: rule.MaxAge,
});
