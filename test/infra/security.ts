import { inspect } from 'node:util';
import type { Resource, Stacks } from '#scripts/local/stacks.ts';

/** What decides who reaches what, by resource type: all properties of a type, or the named ones. */
const decisive: Readonly<Record<string, readonly string[] | 'all'>> = {
  'AWS::ApiGatewayV2::Api': ['CorsConfiguration', 'DisableExecuteApiEndpoint', 'ProtocolType'],
  'AWS::ApiGatewayV2::Authorizer': ['AuthorizerType', 'IdentitySource', 'JwtConfiguration'],
  'AWS::ApiGatewayV2::Route': ['RouteKey', 'AuthorizationType', 'AuthorizationScopes'],
  'AWS::ApiGatewayV2::Stage': ['DefaultRouteSettings', 'RouteSettings'],
  'AWS::CloudFront::CachePolicy': 'all',
  'AWS::CloudFront::Distribution': 'all',
  'AWS::CloudFront::OriginAccessControl': 'all',
  'AWS::CloudFront::ResponseHeadersPolicy': 'all',
  'AWS::Cognito::UserPool': 'all',
  'AWS::Cognito::UserPoolClient': 'all',
  'AWS::Cognito::UserPoolGroup': 'all',
  'AWS::DynamoDB::GlobalTable': ['SSESpecification'],
  'AWS::Events::EventBusPolicy': 'all',
  'AWS::IAM::Policy': ['PolicyDocument'],
  'AWS::IAM::Role': ['AssumeRolePolicyDocument', 'ManagedPolicyArns', 'Policies'],
  'AWS::KMS::Key': 'all',
  'AWS::Lambda::Function': ['Environment'],
  'AWS::Lambda::Permission': ['Action', 'Principal', 'FunctionUrlAuthType', 'PrincipalOrgID'],
  'AWS::Lambda::Url': 'all',
  'AWS::S3::Bucket': [
    'AccessControl',
    'BucketEncryption',
    'CorsConfiguration',
    'OwnershipControls',
    'PublicAccessBlockConfiguration',
    'VersioningConfiguration',
    'WebsiteConfiguration',
  ],
  'AWS::S3::BucketPolicy': 'all',
  'AWS::SecretsManager::ResourcePolicy': 'all',
  'AWS::SNS::Subscription': ['Protocol'],
  'AWS::SNS::TopicPolicy': 'all',
  'AWS::SQS::Queue': ['KmsMasterKeyId', 'SqsManagedSseEnabled'],
  'AWS::SQS::QueuePolicy': 'all',
  'AWS::StepFunctions::StateMachine': ['LoggingConfiguration', 'RoleArn', 'StateMachineType'],
};

const chosen = (properties: object, names: readonly string[] | 'all'): readonly (readonly [string, unknown])[] =>
  Object.entries(properties).filter(([name]) => !/Tags$/.test(name) && (names === 'all' || names.includes(name)));

const written = (values: object): string =>
  inspect(values, { depth: Infinity, breakLength: 140, sorted: true, maxArrayLength: null, maxStringLength: null });

/** Our own functions and their policies are left to others: `grants.ts` and `environment.test.ts` spell them out. */
function leftToOthers(stacks: Stacks): (resource: Resource) => boolean {
  const names = new Set(stacks.functions().flatMap(({ name }) => [name, `${name}RoleDefaultPolicy`]));
  const types = ['AWS::IAM::Policy', 'AWS::Lambda::Function'];
  return (resource) => types.includes(resource.type) && names.has(stacks.nameOf(resource));
}

/** Everything that decides who reaches what, as text to be reviewed: what is short takes one line. */
export function securityOf(stacks: Stacks): string {
  const isLeftToOthers = leftToOthers(stacks);
  const lines = Object.entries(decisive).flatMap(([type, names]) =>
    stacks
      .all(type)
      .filter((resource) => !isLeftToOthers(resource))
      .map((resource) => {
        const values = chosen(stacks.properties<object>(resource), names);
        return `${type.replace('AWS::', '')} ${stacks.nameOf(resource)} ${written(Object.fromEntries(values))}`;
      }),
  );
  return `${lines.sort().join('\n')}\n`;
}
