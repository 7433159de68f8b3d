import { join } from 'node:path';
import { behaviorsOf, type DistributionConfig } from '../edge/behaviors.ts';
import type { CachePolicyConfig } from '../edge/cache/policy.ts';
import type { HeadersPolicy } from '../edge/response-headers.ts';
import type { Deployment } from '../edge/static-files.ts';
import { account } from './identity.ts';
import { Part } from './part.ts';

interface DeploymentProperties {
  readonly DestinationBucketName: string;
  readonly SourceObjectKeys: readonly string[];
  readonly SystemMetadata?: Readonly<Record<string, string>>;
}

/** The distribution, and the files it serves. */
export class Edge extends Part {
  /** Folders that the deployments copy into the site's bucket. */
  deployments(): Deployment[] {
    return this.all('Custom::CDKBucketDeployment').map((resource) => {
      const p = this.resolver.properties<DeploymentProperties>(resource);
      return {
        bucket: p.DestinationBucketName,
        directory: join(this.assembly.directory, `asset.${p.SourceObjectKeys[0]?.replace('.zip', '')}`),
        headers: p.SystemMetadata ?? {},
      };
    });
  }

  /** How the distribution answers a path. */
  behaviorOf() {
    const [distribution] = this.all('AWS::CloudFront::Distribution');
    if (!distribution) throw new Error('The stacks have no distribution');
    const { DistributionConfig } = this.resolver.properties<{ DistributionConfig: DistributionConfig }>(distribution);
    const cachePolicies = this.all('AWS::CloudFront::CachePolicy').map((it) => {
      const { CachePolicyConfig } = this.resolver.properties<{ CachePolicyConfig: CachePolicyConfig }>(it);
      return [this.resolver.ref(it), CachePolicyConfig] as const;
    });
    const functions = this.all('AWS::CloudFront::Function').map((it) => {
      const { FunctionCode } = this.resolver.properties<{ FunctionCode: string }>(it);
      return [this.resolver.ref(it), FunctionCode] as const;
    });
    return behaviorsOf(DistributionConfig, { cachePolicies: new Map(cachePolicies), functions: new Map(functions) });
  }

  /** Ids of the distributions. */
  distributions(): string[] {
    return this.all('AWS::CloudFront::Distribution').map((it) => this.resolver.ref(it));
  }

  /** Their ARNs, by which they name themselves to what they call. */
  arns(): string[] {
    return this.distributions().map((id) => `arn:aws:cloudfront::${account}:distribution/${id}`);
  }

  headersPolicy(id: string): HeadersPolicy {
    const policy = this.all('AWS::CloudFront::ResponseHeadersPolicy').find((it) => this.resolver.ref(it) === id);
    if (!policy) throw new Error(`The stacks have no headers policy ${id}`);
    return this.resolver.properties<HeadersPolicy>(policy);
  }
}
