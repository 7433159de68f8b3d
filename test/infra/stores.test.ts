import { beforeAll, describe, expect, it } from 'vitest';
import type { Resource } from '#scripts/local/stacks.ts';
import { Production } from './production.ts';

let production: Production;
const all = (type: string) => production.all(type);
const nameOf = (resource: Pick<Resource, 'stack' | 'id'>) => production.stacks.nameOf(resource);
const written = (resource: Resource) => production.written(resource);

beforeAll(async () => {
  production = await Production.synthesise();
}, 180_000);

describe('the stores of production', () => {
  it.each([
    ['Data-Table', ['gsi1', 'gsi2', 'gsi3'], { AttributeName: 'ttl', Enabled: true }],
    ['Data-Audit', ['gsi1', 'gsi2', 'gsi3'], undefined],
  ])(
    'keep %s: on demand, with point-in-time recovery, protected from deletion by hand and with the stack',
    (name, indexes, ttl) => {
      const table = all('AWS::DynamoDB::GlobalTable').find((it) => nameOf(it) === name);
      expect(table?.properties).toMatchObject({
        BillingMode: 'PAY_PER_REQUEST',
        SSESpecification: { SSEEnabled: false },
        GlobalSecondaryIndexes: indexes.map((IndexName) => ({ IndexName })),
        Replicas: [
          {
            DeletionProtectionEnabled: true,
            PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
          },
        ],
      });
      expect(table?.properties.TimeToLiveSpecification).toEqual(ttl);
      expect(table && written(table).DeletionPolicy).toBe('Retain');
    },
  );

  it('have no other table, and buckets that are private', () => {
    expect(all('AWS::DynamoDB::GlobalTable').map(nameOf).sort()).toEqual(['Data-Audit', 'Data-Table']);
    expect(all('AWS::DynamoDB::Table')).toEqual([]);
    for (const { properties } of all('AWS::S3::Bucket'))
      expect(properties.PublicAccessBlockConfiguration).toEqual({
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      });
    const [content] = all('AWS::S3::Bucket').filter((it) => nameOf(it) === 'Data-Content');
    expect(content?.properties.VersioningConfiguration).toEqual({ Status: 'Enabled' });
    expect(content && written(content).DeletionPolicy).toBe('Retain');
  });

  it('keep the secrets that nobody can restore, and the files of the site, which block no rollback', () => {
    const kept = ['AWS::SecretsManager::Secret', 'AWS::S3::Bucket'].flatMap(all).map((it) => {
      const { DeletionPolicy, UpdateReplacePolicy } = written(it);
      return [nameOf(it), DeletionPolicy, UpdateReplacePolicy];
    });
    expect(kept).toEqual([
      ['Data-OriginSecretV1', 'Delete', 'Delete'],
      ['Data-OriginSecretV0', 'Delete', 'Delete'],
      ['Data-LinkSecret', 'Retain', 'Retain'],
      ['Data-VisitorSecret', 'Delete', 'Delete'],
      ['Data-StripeSecret', 'Retain', 'Retain'],
      ['Data-GatewaySecret', 'Retain', 'Retain'],
      ['Data-Content', 'Retain', 'Retain'],
      ['Web-SiteBucket', 'Retain', 'Retain'],
    ]);
  });

  it('keep replaced or deleted objects for 90 days, snapshots, exports, copies, files of subscribers and what was sent for one, and no unfinished upload', () => {
    const rules = Object.fromEntries(
      all('AWS::S3::Bucket').map((it) => {
        const { Rules } = it.properties.LifecycleConfiguration as { Rules: object[] };
        return [nameOf(it), Rules];
      }),
    );
    const unfinished = { AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 }, Status: 'Enabled' };
    const old = (days: number) => ({ NoncurrentVersionExpiration: { NoncurrentDays: days }, Status: 'Enabled' });
    expect(rules).toEqual({
      'Data-Content': [
        unfinished,
        { ...old(90), ExpiredObjectDeleteMarker: true },
        { ...old(1), Prefix: 'catalog/' },
        { ...old(1), Prefix: 'exports/' },
        { ...old(1), Prefix: 'licensed/' },
        { ...old(1), Prefix: 'originals/subscribers/' },
        { ...old(1), ExpirationInDays: 7, Prefix: 'list-exports/' },
        { ...old(1), ExpirationInDays: 2, Prefix: 'list-portions/' },
        { ...old(1), ExpirationInDays: 1, Prefix: 'uploads/' },
      ],
      'Web-SiteBucket': [unfinished],
    });
  });

  it('protect the stacks that hold data from being deleted', () => {
    expect(production.protectedStacks()).toEqual(['Rampart-production-Auth', 'Rampart-production-Data']);
  });

  it('allow access to the user pool only through our function, and retain it', () => {
    const [pool] = all('AWS::Cognito::UserPool');
    expect(pool?.properties).toMatchObject({
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
      AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'admin_only', Priority: 1 }] },
      UserPoolTier: 'LITE',
      // Codes of an authenticator only: one sent by SMS or mail can be read by others.
      MfaConfiguration: 'OPTIONAL',
      EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
      UsernameAttributes: ['email'],
      UsernameConfiguration: { CaseSensitive: false },
      DeletionProtection: 'ACTIVE',
    });
    expect(pool && written(pool).DeletionPolicy).toBe('Retain');
    // A required attribute would have to be among those that users may change.
    expect(pool?.properties.Schema).toEqual([{ Name: 'email', Mutable: true, Required: false }]);
    const [client] = all('AWS::Cognito::UserPoolClient');
    expect(client?.properties).toMatchObject({
      ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
      AllowedOAuthFlowsUserPoolClient: false,
      EnableTokenRevocation: true,
      PreventUserExistenceErrors: 'ENABLED',
      TokenValidityUnits: { AccessToken: 'minutes', RefreshToken: 'minutes' },
      AccessTokenValidity: 15,
      RefreshTokenValidity: 30 * 24 * 60,
      WriteAttributes: ['locale'],
    });
  });
});
