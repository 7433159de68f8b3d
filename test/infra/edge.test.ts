import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Properties, Resource } from '#scripts/local/stacks.ts';
import { inlineScript } from '#shared/pages/inline-script.ts';
import { directives, directivesOf, frameOptions, permissionsPolicy, referrerPolicy, yearInSeconds } from './headers.ts';
import { Production } from './production.ts';

interface HeadersConfig {
  readonly SecurityHeadersConfig: Properties;
  readonly CustomHeadersConfig?: Properties;
}
interface Behaviors {
  readonly DefaultCacheBehavior: Properties;
  readonly CacheBehaviors: readonly Properties[];
  readonly CustomErrorResponses?: readonly Properties[];
  readonly Origins: readonly Properties[];
}

let production: Production;
const all = (type: string) => production.all(type);
const nameOf = (resource: Pick<Resource, 'stack' | 'id'>) => production.stacks.nameOf(resource);

/** The configurations of the policies that add headers, by name. */
const headersPolicies = () =>
  Object.fromEntries(
    all('AWS::CloudFront::ResponseHeadersPolicy').map((it) => {
      const { ResponseHeadersPolicyConfig } = production.stacks.properties<{
        ResponseHeadersPolicyConfig: HeadersConfig;
      }>(it);
      return [nameOf(it), ResponseHeadersPolicyConfig] as const;
    }),
  );

/** The configuration of the distribution, its references resolved. */
const distribution = () => {
  const [only] = all('AWS::CloudFront::Distribution');
  return production.stacks.properties<{ DistributionConfig: Behaviors }>(only as Resource).DistributionConfig;
};
/** Its behaviours with their patterns, the default one first. */
const behaviors = (): Properties[] => {
  const { DefaultCacheBehavior, CacheBehaviors } = distribution();
  return [{ ...DefaultCacheBehavior, PathPattern: '*' }, ...CacheBehaviors];
};

beforeAll(async () => {
  production = await Production.synthesise();
}, 180_000);

describe('the edge of production', () => {
  it('serves pages from the pages function, once the files they name are deployed', () => {
    const [distribution] = all('AWS::CloudFront::Distribution');
    const config = distribution?.properties.DistributionConfig as { DefaultCacheBehavior: Properties };
    expect(config.DefaultCacheBehavior.OriginRequestPolicyId).toBeUndefined();
    const pages = production.functions().find(({ stack }) => stack.endsWith('-Web'));
    expect(pages && production.written(pages).DependsOn).toEqual(
      expect.arrayContaining(all('Custom::CDKBucketDeployment').map(({ id }) => id)),
    );
  });

  it('sends all security headers with pages and the API, and those for files with files', () => {
    const strictTransport = { AccessControlMaxAgeSec: yearInSeconds, IncludeSubdomains: true, Override: true };
    const { 'Web-SiteHeaders': ofPages, 'Web-SiteFileHeaders': ofFiles } = headersPolicies();
    const { ContentSecurityPolicy: policy, ...others } = ofPages?.SecurityHeadersConfig ?? {};
    const { ContentSecurityPolicy: csp, Override } = policy as { ContentSecurityPolicy: string; Override: boolean };
    expect([directivesOf(csp), Override]).toEqual([directives('https://data-content.bucket.test', inlineScript), true]);
    expect(others).toEqual({
      ContentTypeOptions: { Override: true },
      FrameOptions: { FrameOption: frameOptions, Override: true },
      ReferrerPolicy: { ReferrerPolicy: referrerPolicy, Override: true },
      StrictTransportSecurity: strictTransport,
    });
    expect(ofPages?.CustomHeadersConfig).toEqual({
      Items: [{ Header: 'Permissions-Policy', Value: permissionsPolicy, Override: true }],
    });
    expect(ofFiles?.SecurityHeadersConfig).toEqual({
      ContentTypeOptions: { Override: true },
      StrictTransportSecurity: strictTransport,
    });
  });

  it('leaves no response without them', () => {
    expect(behaviors().map((it) => [it.PathPattern, it.ResponseHeadersPolicyId])).toEqual([
      ['*', 'Web-SiteHeaders'],
      ['/api/*', 'Web-SiteHeaders'],
      ['/assets/*.js', 'Web-SiteFileHeaders'],
      ['/assets/*', 'Web-SiteFileHeaders'],
      ['/icon.svg', 'Web-SiteFileHeaders'],
      ['/files/*', 'Web-SiteFileHeaders'],
    ]);
  });

  it("writes the visitor's address into every request for the API and for pages", () => {
    const arn = 'arn:aws:cloudfront::000000000000:function';
    const run = (name: string) => [{ EventType: 'viewer-request', FunctionARN: `${arn}/${name}` }];
    expect(behaviors().map((it) => [it.PathPattern, it.FunctionAssociations])).toEqual([
      ['*', run('Web-SiteViewerAddress')],
      ['/api/*', run('Web-SiteViewerAddress')],
      ['/assets/*.js', run('Web-SitePreferBrotli')],
      ['/assets/*', undefined],
      ['/icon.svg', undefined],
      ['/files/*', undefined],
    ]);
    const [written] = all('AWS::CloudFront::Function').filter((it) => nameOf(it) === 'Web-SiteViewerAddress');
    expect(written?.properties).toMatchObject({
      AutoPublish: true,
      FunctionCode: readFileSync('infra/edge/viewer-address.js', 'utf8'),
      FunctionConfig: { Runtime: 'cloudfront-js-2.0' },
    });
  });

  it('reads pictures from the content bucket, as itself, and nothing else of it', () => {
    const { CacheBehaviors, Origins } = distribution();
    const pictures = CacheBehaviors.find(({ PathPattern }) => PathPattern === '/files/*');
    const origin = Origins.find(({ Id }) => Id === pictures?.TargetOriginId);
    expect(origin).toMatchObject({
      DomainName: 'data-content.bucket.test',
      OriginAccessControlId: 'Web-SitePictureAccess',
      S3OriginConfig: { OriginAccessIdentity: '' },
    });
    const [policy] = all('AWS::S3::BucketPolicy').filter((it) => nameOf(it) === 'Data-ContentPolicy');
    const { Statement } = production.stacks.properties<{ PolicyDocument: { Statement: Properties[] } }>(
      policy as Resource,
    ).PolicyDocument;
    expect(Statement.filter(({ Effect }) => Effect === 'Allow')).toEqual([
      {
        Action: 's3:GetObject',
        Condition: { StringLike: { 'aws:SourceArn': 'arn:aws:cloudfront::000000000000:distribution/*' } },
        Effect: 'Allow',
        Principal: { Service: 'cloudfront.amazonaws.com' },
        Resource: 'arn:aws:s3:::data-content/files/*',
      },
    ]);
  });

  it('keeps no error of its own accord, and passes each on as it is', () => {
    const statuses = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];
    expect(distribution().CustomErrorResponses).toEqual(
      statuses.map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })),
    );
  });
});
