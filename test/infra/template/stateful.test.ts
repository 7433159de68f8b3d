import { beforeAll, describe, expect, it } from 'vitest';
import { productionAssembly } from '../assembly.ts';
import { specOf } from './resource-schema.ts';
import { templatesOf } from './templates.ts';

/**
 * What users, sales and texts are in. Logs and the key of the alarms' topic are stateful, too, but a new one
 * begins when they are replaced; so is the secret of the edge, whose versions come and go.
 */
const holdsData = (id: string, type: string): boolean =>
  specOf(type)?.isStateful === true &&
  !['AWS::Logs::LogGroup', 'AWS::KMS::Key'].includes(type) &&
  !/^OriginSecretV\d/.test(id);

/**
 * Another one loses no data, but what the world knows this one by: the target of the DNS record, everybody's session, who
 * is an admin, the sender's verified domain, and who has agreed to be told of alarms.
 */
const alsoKept: readonly string[] = [
  'AWS::CloudFront::Distribution',
  'AWS::Cognito::UserPoolClient',
  'AWS::Cognito::UserPoolGroup',
  'AWS::SES::EmailIdentity',
  'AWS::SNS::Topic',
];

/**
 * The specification tells nothing of these: CloudFormation refuses to change them, or makes another one. An index is made
 * anew, one a deployment, and answers nothing until it is filled.
 */
const alsoFixed: Readonly<Record<string, readonly string[]>> = {
  'AWS::DynamoDB::GlobalTable': ['AttributeDefinitions', 'GlobalSecondaryIndexes'],
  'AWS::Cognito::UserPool': ['AliasAttributes', 'Schema', 'UsernameAttributes', 'UsernameConfiguration'],
};

/** The values of a resource whose change would replace it by an empty one. */
function fixed(type: string, properties: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const replacing = ([name]: [string, unknown]) =>
    specOf(type)?.properties[name]?.causesReplacement === 'yes' || alsoFixed[type]?.includes(name);
  return Object.fromEntries(Object.entries(properties).filter(replacing));
}

let kept: (readonly [stack: string, id: string, type: string, fixed: Record<string, unknown>])[];
beforeAll(async () => {
  kept = templatesOf(await productionAssembly()).flatMap(({ stack, template }) =>
    Object.entries(template.Resources)
      .filter(([id, { Type }]) => holdsData(id, Type) || alsoKept.includes(Type))
      .map(([id, { Type, Properties }]) => [stack, id, Type, fixed(Type, Properties)] as const),
  );
}, 180_000);

/** The keys of a table, or of one of its indexes. */
const keys = (index = '') => [
  { AttributeName: `${index}pk`, KeyType: 'HASH' },
  { AttributeName: `${index}sk`, KeyType: 'RANGE' },
];
const table = (...indexes: string[]) => ({
  AttributeDefinitions: ['', ...indexes].flatMap((index) =>
    keys(index).map(({ AttributeName }) => ({ AttributeName, AttributeType: 'S' })),
  ),
  GlobalSecondaryIndexes: indexes.map((index) => ({
    IndexName: index,
    KeySchema: keys(index),
    Projection: { ProjectionType: 'ALL' },
  })),
  KeySchema: keys(),
});
const ofPool = { UserPoolId: { Ref: 'AccountsPool5D126928' } };

describe('what holds data, and what the world knows', () => {
  // A changed line means that the next deployment begins with an empty table, bucket or pool, or an unknown domain: it needs
  // a migration.
  it('is never replaced: logical ids, types and values that cannot change', () => {
    expect(kept).toEqual([
      [
        'Rampart-production-Auth',
        'AccountsPool5D126928',
        'AWS::Cognito::UserPool',
        {
          Schema: [{ Mutable: true, Name: 'email', Required: false }],
          UsernameAttributes: ['email'],
          UsernameConfiguration: { CaseSensitive: false },
        },
      ],
      ['Rampart-production-Auth', 'AccountsPoolSiteF18E3820', 'AWS::Cognito::UserPoolClient', ofPool],
      [
        'Rampart-production-Auth',
        'AccountsAdmins4417A107',
        'AWS::Cognito::UserPoolGroup',
        { GroupName: 'admins', ...ofPool },
      ],
      [
        'Rampart-production-Auth',
        'AccountsOwners2C1473A7',
        'AWS::Cognito::UserPoolGroup',
        { GroupName: 'owners', ...ofPool },
      ],
      [
        'Rampart-production-Auth',
        'AccountsEditors95CDAA7E',
        'AWS::Cognito::UserPoolGroup',
        { GroupName: 'editors', ...ofPool },
      ],
      [
        'Rampart-production-Auth',
        'AccountsSupport33427A77',
        'AWS::Cognito::UserPoolGroup',
        { GroupName: 'support', ...ofPool },
      ],
      ['Rampart-production-Data', 'TableCD117FA1', 'AWS::DynamoDB::GlobalTable', table('gsi1', 'gsi2', 'gsi3')],
      ['Rampart-production-Data', 'Audit3D8ADE0A', 'AWS::DynamoDB::GlobalTable', table('gsi1', 'gsi2', 'gsi3')],
      ['Rampart-production-Data', 'Content88381566', 'AWS::S3::Bucket', {}],
      ['Rampart-production-Data', 'Failures8A3E1A2F', 'AWS::SQS::Queue', {}],
      ['Rampart-production-Data', 'LinkSecret6774D112', 'AWS::SecretsManager::Secret', {}],
      ['Rampart-production-Data', 'VisitorSecret71FAC295', 'AWS::SecretsManager::Secret', {}],
      ['Rampart-production-Data', 'StripeSecret80A38A68', 'AWS::SecretsManager::Secret', {}],
      ['Rampart-production-Data', 'GatewaySecret56F9BE8C', 'AWS::SecretsManager::Secret', {}],
      [
        'Rampart-production-Mail',
        'MailerIdentity4DA07EB2',
        'AWS::SES::EmailIdentity',
        { EmailIdentity: 'rampart.example' },
      ],
      ['Rampart-production-Newsletter', 'MailEventQueueAB1B6BD8', 'AWS::SQS::Queue', {}],
      ['Rampart-production-Watch', 'AlarmsTopic3A2DFEBA', 'AWS::SNS::Topic', {}],
      ['Rampart-production-Web', 'SiteBucket978D4AEB', 'AWS::S3::Bucket', {}],
      ['Rampart-production-Web', 'SiteDistribution390DED28', 'AWS::CloudFront::Distribution', {}],
    ]);
  });
});
