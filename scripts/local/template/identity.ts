import type { Resource } from './assembly.ts';

export const region = 'us-east-1';
export const account = '000000000000';
/** Where clients call SQS; a queue's URL begins with it. */
export const queueOrigin = `https://sqs.${region}.amazonaws.com`;
export const userPoolId = `${region}_rampart00`;
export const userPoolClientId = 'rampart0000000000000000000';

const arn = (service: string, rest: string): string => `arn:aws:${service}:${region}:${account}:${rest}`;

interface Identity {
  /** What `Ref` gives. */
  readonly ref: string;
  /** What `Fn::GetAtt` gives, by attribute. */
  readonly attributes: Readonly<Record<string, string>>;
}
type Identify = (name: string, host: { s3: string }) => Identity;

/** A bucket's own host, as with S3: the edge tells by it which bucket an origin is. */
export const bucketHost = (bucket: string, s3Host: string): string => `${bucket}.${s3Host}`;

const plain: Identify = (name) => ({ ref: name, attributes: {} });
const withArn =
  (service: string, kind: string): Identify =>
  (name) => ({ ref: name, attributes: { Arn: arn(service, `${kind}${name}`) } });

/** Every resource type the local cloud supports, and the names of its resources. */
const kinds: Record<string, Identify> = {
  'AWS::DynamoDB::GlobalTable': withArn('dynamodb', 'table/'),
  'AWS::S3::Bucket': (name, host) => ({
    ref: name.toLowerCase(),
    attributes: {
      Arn: `arn:aws:s3:::${name.toLowerCase()}`,
      RegionalDomainName: bucketHost(name.toLowerCase(), host.s3),
      DomainName: bucketHost(name.toLowerCase(), host.s3),
    },
  }),
  'AWS::S3::BucketPolicy': plain,
  'AWS::SecretsManager::Secret': (name) => ({ ref: arn('secretsmanager', `secret:${name}`), attributes: {} }),
  'AWS::Events::EventBus': (name) => ({
    ref: name,
    attributes: { Arn: arn('events', `event-bus/${name}`), Name: name },
  }),
  'AWS::Events::Rule': withArn('events', 'rule/'),
  'AWS::Scheduler::Schedule': withArn('scheduler', 'schedule/default/'),
  'AWS::Cognito::UserPool': () => ({
    ref: userPoolId,
    attributes: {
      Arn: arn('cognito-idp', `userpool/${userPoolId}`),
      ProviderURL: `https://cognito-idp.${region}.amazonaws.com/${userPoolId}`,
      ProviderName: `cognito-idp.${region}.amazonaws.com/${userPoolId}`,
    },
  }),
  'AWS::Cognito::UserPoolClient': () => ({ ref: userPoolClientId, attributes: {} }),
  'AWS::Cognito::UserPoolGroup': plain,
  'AWS::SES::ConfigurationSet': plain,
  'AWS::SES::EmailIdentity': plain,
  'AWS::SES::ConfigurationSetEventDestination': plain,
  'AWS::IAM::Role': (name) => ({ ref: name, attributes: { Arn: `arn:aws:iam::${account}:role/${name}` } }),
  'AWS::IAM::Policy': plain,
  'AWS::Logs::LogGroup': withArn('logs', 'log-group:'),
  'AWS::SQS::Queue': (name) => {
    const QueueUrl = `${queueOrigin}/${account}/${name}`;
    return { ref: QueueUrl, attributes: { Arn: arn('sqs', name), QueueName: name, QueueUrl } };
  },
  'AWS::SQS::QueuePolicy': plain,
  'AWS::StepFunctions::StateMachine': (name) => {
    const machineArn = arn('states', `stateMachine:${name}`);
    return { ref: machineArn, attributes: { Arn: machineArn, Name: name } };
  },
  'AWS::Lambda::Function': withArn('lambda', 'function:'),
  'AWS::Lambda::Permission': plain,
  'AWS::Lambda::EventInvokeConfig': plain,
  'AWS::Lambda::EventSourceMapping': plain,
  'AWS::Lambda::LayerVersion': plain,
  'AWS::ApiGatewayV2::Api': (name) => ({
    ref: name,
    attributes: { ApiEndpoint: `https://${name}.execute-api.${region}.amazonaws.com` },
  }),
  'AWS::ApiGatewayV2::Stage': plain,
  'AWS::ApiGatewayV2::Route': plain,
  'AWS::ApiGatewayV2::Integration': plain,
  'AWS::ApiGatewayV2::Authorizer': plain,
  'AWS::CloudFront::Distribution': (name) => ({ ref: name, attributes: { DomainName: `${name}.cloudfront.net` } }),
  'AWS::CloudFront::OriginAccessControl': (name) => ({ ref: name, attributes: { Id: name } }),
  'AWS::CloudFront::CachePolicy': plain,
  'AWS::CloudFront::Function': (name) => {
    const FunctionARN = `arn:aws:cloudfront::${account}:function/${name}`;
    return { ref: FunctionARN, attributes: { FunctionARN } };
  },
  'AWS::CloudFront::ResponseHeadersPolicy': plain,
  // What watches over a deployment for people. Nothing of it runs here; tests read it.
  'AWS::Budgets::Budget': plain,
  'AWS::CloudWatch::Alarm': withArn('cloudwatch', 'alarm:'),
  'AWS::CloudWatch::Dashboard': plain,
  'AWS::KMS::Key': withArn('kms', 'key/'),
  'AWS::Logs::QueryDefinition': plain,
  'AWS::SNS::Subscription': plain,
  'AWS::SNS::Topic': (name) => ({ ref: arn('sns', name), attributes: { TopicName: name } }),
  'AWS::SNS::TopicPolicy': plain,
  'Custom::CDKBucketDeployment': plain,
  'AWS::CDK::Metadata': plain,
};

/** Types in a template that the local cloud does not support: reported at start, never skipped silently. */
export const unsupportedTypes = (resources: readonly Resource[]): string[] => [
  ...new Set(resources.map(({ type }) => type).filter((type) => !(type in kinds))),
];

/** The stack's last word and the logical id, without the hash that CDK appends. */
export const localName = ({ stack, id }: Pick<Resource, 'stack' | 'id'>): string =>
  `${stack.split('-').at(-1)}-${id.replace(/[0-9A-F]{8}$/, '')}`;

/** The name that a template gives a queue. */
function ownName({ type, properties }: Resource): string | undefined {
  if (type !== 'AWS::SQS::Queue' || properties.QueueName === undefined) return undefined;
  if (typeof properties.QueueName !== 'string')
    throw new Error('The local cloud reads names of queues as they are only');
  return properties.QueueName;
}

export function identify(resource: Resource, host: { s3: string }): Identity {
  const kind = kinds[resource.type];
  if (!kind) throw new Error(`The local cloud does not support ${resource.type} (${resource.id})`);
  return kind(ownName(resource) ?? localName(resource), host);
}
