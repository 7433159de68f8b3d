import type { Json } from './assembly.ts';

/* The CloudFormation properties the emulators read, as the templates spell them. */

export interface TableProperties {
  readonly KeySchema: Json;
  readonly AttributeDefinitions: Json;
  readonly GlobalSecondaryIndexes?: { IndexName: string; KeySchema: Json; Projection: Json }[];
  readonly TimeToLiveSpecification?: { AttributeName: string; Enabled: boolean };
}
export interface AwsCorsRule {
  readonly AllowedOrigins: string[];
  readonly AllowedMethods: string[];
  readonly AllowedHeaders?: string[];
  readonly ExposedHeaders?: string[];
  readonly MaxAge?: number;
}
export interface GenerateSecret {
  readonly SecretStringTemplate?: string;
  readonly GenerateStringKey?: string;
  readonly PasswordLength?: number;
}
export interface PoolProperties {
  readonly UserPoolName?: string;
  readonly Policies?: { PasswordPolicy?: { MinimumLength?: number } };
  readonly Schema?: { Name: string; Required?: boolean }[];
  readonly MfaConfiguration?: string;
  readonly EnabledMfas?: string[];
}
export interface ClientProperties {
  readonly ExplicitAuthFlows: string[];
  readonly WriteAttributes?: string[];
  readonly AccessTokenValidity?: number;
  readonly RefreshTokenValidity?: number;
}
export interface FunctionProperties {
  readonly Handler: string;
  readonly MemorySize?: number;
  readonly Timeout?: number;
  readonly ReservedConcurrentExecutions?: number;
  readonly Environment?: { Variables: Record<string, string> };
  readonly Layers?: string[];
  readonly DeadLetterConfig?: { TargetArn?: string };
}
export interface StateMachineProperties {
  readonly StateMachineType?: string;
  readonly RoleArn: string;
  readonly DefinitionString?: string;
  readonly Definition?: Json;
  readonly DefinitionSubstitutions?: Json;
}
export interface EventInvokeProperties {
  readonly FunctionName: string;
  readonly MaximumRetryAttempts?: number;
  readonly MaximumEventAgeInSeconds?: number;
  readonly DestinationConfig?: { OnFailure?: { Destination: string } };
}
export interface RouteProperties {
  readonly RouteKey: string;
  readonly Target: string;
  readonly AuthorizationType?: string;
  readonly AuthorizerId?: string;
  readonly AuthorizationScopes?: string[];
}
export interface AuthorizerProperties {
  readonly JwtConfiguration: { Issuer: string; Audience: string[] };
  readonly IdentitySource: string[];
}
export interface Throttling {
  readonly ThrottlingRateLimit?: number;
  readonly ThrottlingBurstLimit?: number;
}
export interface RuleProperties {
  readonly ScheduleExpression?: string;
  readonly State?: string;
  readonly EventBusName?: string;
  readonly EventPattern?: Readonly<Record<string, unknown>>;
  readonly Targets: { Id: string; Arn: string; RetryPolicy?: Json }[];
}
export interface ScheduleProperties {
  readonly ScheduleExpression: string;
  readonly ScheduleExpressionTimezone?: string;
  readonly State?: string;
  readonly FlexibleTimeWindow: { readonly Mode: string };
  readonly Target: { readonly Arn: string; readonly RoleArn: string; readonly Input?: string };
}
export interface ConfigurationSetProperties {
  readonly SuppressionOptions?: { readonly SuppressedReasons?: readonly string[] };
}
export interface EventDestinationProperties {
  readonly ConfigurationSetName: string;
  readonly EventDestination: {
    readonly Enabled?: boolean;
    readonly MatchingEventTypes: string[];
    readonly EventBridgeDestination?: { EventBusArn: string };
  };
}
