import { beforeAll, describe, expect, it } from 'vitest';
import { productionAssembly } from '../assembly.ts';
import { specOf } from './resource-schema.ts';
import { templatesOf } from './templates.ts';

/**
 * What users, sales and texts are in. Logs and the key of the alarms' topic are stateful, too, but a new one
 * begins when they are replaced; so is the secret of the edge, whose versions come and go.
 */
const isKept = (id: string, type: string): boolean =>
  specOf(type)?.isStateful === true &&
  !['AWS::Logs::LogGroup', 'AWS::KMS::Key'].includes(type) &&
  !/^OriginSecretV\d/.test(id);

/** The specification tells nothing of these: CloudFormation refuses to change them, or makes another one. */
const alsoFixed: Readonly<Record<string, readonly string[]>> = {
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
      .filter(([id, { Type }]) => isKept(id, Type))
      .map(([id, { Type, Properties }]) => [stack, id, Type, fixed(Type, Properties)] as const),
  );
}, 180_000);

const keySchema = {
  KeySchema: [
    { AttributeName: 'pk', KeyType: 'HASH' },
    { AttributeName: 'sk', KeyType: 'RANGE' },
  ],
};

describe('what holds data', () => {
  // A changed line means that the next deployment begins with an empty table, bucket or pool: it needs a migration.
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
      ['Rampart-production-Data', 'TableCD117FA1', 'AWS::DynamoDB::GlobalTable', keySchema],
      ['Rampart-production-Data', 'Audit3D8ADE0A', 'AWS::DynamoDB::GlobalTable', keySchema],
      ['Rampart-production-Data', 'Content88381566', 'AWS::S3::Bucket', {}],
      ['Rampart-production-Data', 'Failures8A3E1A2F', 'AWS::SQS::Queue', {}],
      ['Rampart-production-Data', 'LinkSecret6774D112', 'AWS::SecretsManager::Secret', {}],
      ['Rampart-production-Data', 'VisitorSecret71FAC295', 'AWS::SecretsManager::Secret', {}],
      ['Rampart-production-Data', 'StripeSecret80A38A68', 'AWS::SecretsManager::Secret', {}],
      ['Rampart-production-Web', 'SiteBucket978D4AEB', 'AWS::S3::Bucket', {}],
    ]);
  });
});
