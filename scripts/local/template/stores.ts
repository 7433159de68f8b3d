import type { ResourceStatement } from '../aws/iam/authority.ts';
import type { CorsRule } from '../s3/cors/cors.ts';
import { Part } from './part.ts';
import type { AwsCorsRule, ClientProperties, GenerateSecret, PoolProperties, TableProperties } from './properties.ts';

/** What keeps something: tables, buckets, secrets and the user pool. */
export class Stores extends Part {
  tables() {
    return this.all('AWS::DynamoDB::GlobalTable').map((resource) => {
      const p = this.resolver.properties<TableProperties>(resource);
      const ttl = p.TimeToLiveSpecification?.Enabled ? p.TimeToLiveSpecification.AttributeName : undefined;
      return {
        name: this.resolver.ref(resource),
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
    return this.all('AWS::S3::Bucket').map((resource) => {
      const { CorsConfiguration } = this.resolver.properties<{ CorsConfiguration?: { CorsRules: AwsCorsRule[] } }>(
        resource,
      );
      return { name: this.resolver.ref(resource), cors: (CorsConfiguration?.CorsRules ?? []).map(corsRule) };
    });
  }

  /** What the buckets' policies say. */
  bucketStatements(): ResourceStatement[] {
    return this.all('AWS::S3::BucketPolicy').flatMap(
      (policy) =>
        this.resolver.properties<{ PolicyDocument: { Statement: ResourceStatement[] } }>(policy).PolicyDocument
          .Statement,
    );
  }

  secrets() {
    return this.all('AWS::SecretsManager::Secret').map((resource) => ({
      name: this.resolver.ref(resource).split(':').at(-1) ?? '',
      generate:
        this.resolver.properties<{ GenerateSecretString?: GenerateSecret }>(resource).GenerateSecretString ?? {},
    }));
  }

  userPool() {
    const [pool] = this.all('AWS::Cognito::UserPool');
    const [client] = this.all('AWS::Cognito::UserPoolClient');
    if (!pool || !client) throw new Error('The stacks have no user pool');
    return {
      pool: this.resolver.properties<PoolProperties>(pool),
      client: this.resolver.properties<ClientProperties>(client),
      groups: this.all('AWS::Cognito::UserPoolGroup').map((g) => String(this.resolver.properties(g).GroupName)),
    };
  }
}

const corsRule = (rule: AwsCorsRule): CorsRule => ({
  allowedOrigins: rule.AllowedOrigins,
  allowedMethods: rule.AllowedMethods,
  allowedHeaders: rule.AllowedHeaders,
  exposedHeaders: rule.ExposedHeaders,
  maxAgeSeconds: rule.MaxAge,
});
