import { Duration, Stack } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, LoggingFormat, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { type EnvKey, envNames } from '#shared/kernel/env-names.ts';
import { requestTimeLimit } from '#shared/kernel/time-limits.ts';

export interface DomainFunctionProps {
  /** Folder of the function's bundle. */
  readonly bundle: string;
  readonly description: string;
  /** Name in logs, metrics and the gateway's integration: `catalog-files`. */
  readonly service: string;
  /** In megabytes, 512 by default. */
  readonly memory?: number;
  /** In seconds; by default that of a function behind HTTP. */
  readonly timeLimit?: number;
}

/** The log of a stack's functions, whose lines name their service. One for each function would be more than a saved query reads. */
function logOf(scope: Construct): LogGroup {
  const stack = Stack.of(scope);
  const known = stack.node.tryFindChild('FunctionLogs') as LogGroup | undefined;
  return known ?? new LogGroup(stack, 'FunctionLogs', { retention: RetentionDays.ONE_MONTH });
}

/** One Lambda of a domain: ARM64, latest Node, bundled with source maps, JSON logs kept for a month. */
export class DomainFunction extends LambdaFunction {
  readonly service: string;

  constructor(scope: Construct, id: string, props: DomainFunctionProps) {
    const logGroup = logOf(scope);
    // An explicit role, so that it has only what is granted: no managed policy, and only its stack's log.
    const role = new Role(scope, `${id}Role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    const timeLimit = props.timeLimit ?? requestTimeLimit;
    super(scope, id, {
      role,
      code: Code.fromAsset(props.bundle),
      handler: 'index.handler',
      description: props.description,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: props.memory ?? 512,
      timeout: Duration.seconds(timeLimit),
      loggingFormat: LoggingFormat.JSON,
      logGroup,
    });
    this.service = props.service;
    this.addEnvironment('NODE_OPTIONS', '--enable-source-maps');
    this.addEnvironment('POWERTOOLS_SERVICE_NAME', props.service);
    this.setting('timeLimit', String(timeLimit));
  }

  /** Sets a variable; used by grants, so that permission and variable are set together. */
  setting(key: EnvKey, value: string): this {
    this.addEnvironment(envNames[key], value);
    return this;
  }

  settings(values: Partial<Record<EnvKey, string>>): void {
    for (const [key, value] of Object.entries(values)) this.setting(key as EnvKey, value);
  }
}
