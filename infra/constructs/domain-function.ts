import { fileURLToPath } from 'node:url';
import { Duration } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, LoggingFormat, Runtime } from 'aws-cdk-lib/aws-lambda';
import { NodejsFunction, OutputFormat, SourceMapMode } from 'aws-cdk-lib/aws-lambda-nodejs';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { type EnvKey, envNames } from '../env-names.ts';

export interface DomainFunctionProps {
  /** Entry below `functions/`, for example `catalog/handler.ts`. */
  readonly entry: string;
  readonly environment: Partial<Record<EnvKey, string>>;
  readonly description: string;
  /** Megabytes, 512 unless told. */
  readonly memory?: number;
  /** Seconds, 29 unless told: just under the gateway's 30. */
  readonly timeout?: number;
}

const projectRoot = fileURLToPath(new URL('../../', import.meta.url));
/** CommonJS parts of the bundle call `require`; an ES module has none of its own. */
const requireShim = "import { createRequire as __cr } from 'node:module'; const require = __cr(import.meta.url);";

const named = (environment: Partial<Record<EnvKey, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(environment).map(([key, value]) => [envNames[key as EnvKey], value]));

/** One Lambda of a domain: ARM64, newest Node, one minified ES module with its source map, JSON logs kept a month. */
export class DomainFunction extends NodejsFunction {
  constructor(scope: Construct, id: string, props: DomainFunctionProps) {
    const logGroup = new LogGroup(scope, `${id}Logs`, { retention: RetentionDays.ONE_MONTH });
    // A role of its own, so that it holds nothing but what is granted: no managed policy, only its own log group.
    const role = new Role(scope, `${id}Role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    super(scope, id, {
      role,
      entry: `${projectRoot}functions/${props.entry}`,
      projectRoot,
      depsLockFilePath: `${projectRoot}package-lock.json`,
      handler: 'handler',
      description: props.description,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: props.memory ?? 512,
      timeout: Duration.seconds(props.timeout ?? 29),
      environment: named(props.environment),
      loggingFormat: LoggingFormat.JSON,
      logGroup,
      bundling: {
        format: OutputFormat.ESM,
        target: 'node24',
        minify: true,
        sourceMap: true,
        sourceMapMode: SourceMapMode.DEFAULT,
        mainFields: ['module', 'main'],
        banner: requireShim,
        bundleAwsSDK: true,
        esbuildArgs: {
          '--legal-comments': 'none',
          '--alias:@aws-sdk/credential-provider-node': `${projectRoot}functions/lib/aws/environment-credentials.ts`,
        },
      },
    });
    this.addEnvironment('NODE_OPTIONS', '--enable-source-maps');
    this.addEnvironment('POWERTOOLS_SERVICE_NAME', id.toLowerCase());
  }

  /** Sets a variable; grants use it, so that permission and name arrive together. */
  setting(key: EnvKey, value: string): this {
    this.addEnvironment(envNames[key], value);
    return this;
  }
}
