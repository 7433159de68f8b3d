import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Annotations, Duration, Fn } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  Function as EdgeFunction,
  type FunctionAssociation,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  HttpVersion,
  type IOrigin,
  OriginRequestPolicy,
  ResponseHeadersPolicy,
  S3OriginAccessControl,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import {
  BucketDeployment,
  type BucketDeploymentProps,
  CacheControl,
  type ISource,
  Source,
} from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { inlineScript } from '#shared/pages/inline-script.ts';
import { pageQueries } from '#shared/pages/page-queries.ts';
import { PrivateBucket } from './private-bucket.ts';

export interface StaticSiteProps {
  /** Host name of the site; used when there is a certificate for it. */
  readonly domain: string;
  readonly certificateArn: string | undefined;
  readonly api: HttpApi;
  /** Has pictures under `files/`; target of pre-signed downloads and uploads, part of the content security policy. */
  readonly content: IBucket;
  readonly originSecret: string;
}

/** The log of the helper; and content type and encoding of deployed files, where their names do not imply them. */
type Described = Pick<BucketDeploymentProps, 'logGroup' | 'contentType' | 'contentEncoding'>;

const projectFile = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Source expression of the inline script: cached HTML cannot carry a nonce. */
const inlineScriptHash = (): string => `'sha256-${createHash('sha256').update(inlineScript).digest('base64')}'`;

const contentSecurityPolicy = (bucketOrigin: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${inlineScriptHash()}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${bucketOrigin}`,
    "font-src 'self'",
    `connect-src 'self' ${bucketOrigin}`,
    // Video players in articles that set no cookie until playback starts.
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    "object-src 'none'",
    "base-uri 'self'",
    `form-action 'self' ${bucketOrigin}`,
    "frame-ancestors 'none'",
  ].join('; ');

const strictTransport = { accessControlMaxAge: Duration.days(365), includeSubdomains: true, override: true };

/** Files of the built application besides its pages, as paths of the distribution. Scripts also exist compressed. */
const scriptPath = '/assets/*.js';
const icon = 'icon.svg';
const filePaths = ['/assets/*', `/${icon}`];

/** A file with a hash in its name never changes. The icon keeps its name: a new one is seen within a day. */
const hashedCaching = 'public, max-age=31536000, immutable';
const iconCaching = 'public, max-age=86400';

/** All statuses whose answers CloudFront would keep for ten seconds, although the response forbids it. */
const errorStatuses = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];

/** The site on one origin: files of the application from a private bucket, pages and `/api/*` from the HTTP API. */
export class StaticSite extends Construct {
  readonly distribution: Distribution;
  /** The file deployments; a page must not be deployed before the files it references. */
  readonly files: readonly Construct[];

  constructor(scope: Construct, id: string, props: StaticSiteProps) {
    super(scope, id);
    // A bucket with files in it cannot be deleted: the rollback of a failed first deployment would get stuck on it. Every
    // deployment fills its bucket anew, so one that is left behind is rubbish and blocks nothing.
    const bucket = new PrivateBucket(this, 'Bucket', { retain: true });
    const headers = this.securityHeaders(`https://${props.content.bucketRegionalDomainName}`);
    const fromApi = {
      origin: new HttpOrigin(Fn.select(2, Fn.split('/', props.api.apiEndpoint)), {
        customHeaders: { 'x-origin-secret': props.originSecret },
      }),
      responseHeadersPolicy: headers,
      functionAssociations: [this.onRequest('ViewerAddress', 'viewer-address.js')],
      compress: true,
    };
    const fromBucket = {
      origin: S3BucketOrigin.withOriginAccessControl(bucket),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy: this.fileHeaders(),
      compress: true,
    };
    this.distribution = new Distribution(this, 'Distribution', {
      ...this.ownDomain(props),
      httpVersion: HttpVersion.HTTP2_AND_3,
      errorResponses: errorStatuses.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      defaultBehavior: {
        ...fromApi,
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        cachePolicy: this.pageCaching(),
      },
      additionalBehaviors: {
        '/api/*': {
          ...fromApi,
          viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
          allowedMethods: AllowedMethods.ALLOW_ALL,
          cachePolicy: this.apiCaching(),
          originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
        },
        [scriptPath]: { ...fromBucket, functionAssociations: [this.onRequest('PreferBrotli', 'prefer-brotli.js')] },
        ...Object.fromEntries(filePaths.map((path) => [path, fromBucket])),
        '/files/*': { ...fromBucket, origin: this.pictures(props.content), compress: false },
      },
    });
    this.files = this.deploy(bucket);
  }

  /**
   * The bucket of another stack, whose policy names the edge itself: the construct that adds to the policy would make
   * the stacks depend on each other.
   */
  private pictures(content: IBucket): IOrigin {
    const { originAccessControlId } = new S3OriginAccessControl(this, 'PictureAccess');
    return S3BucketOrigin.withBucketDefaults(content, { originAccessControlId });
  }

  private ownDomain({ domain, certificateArn }: StaticSiteProps) {
    if (!certificateArn) return {};
    return {
      domainNames: [domain],
      certificate: Certificate.fromCertificateArn(this, 'Certificate', certificateArn),
      // CloudFront's own certificate has a policy of its own.
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    };
  }

  /** The response's headers decide; the token is part of the cache key, so that nobody gets another user's response. */
  private apiCaching(): CachePolicy {
    return new CachePolicy(this, 'ApiCaching', {
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.hours(1),
      headerBehavior: CacheHeaderBehavior.allowList('Authorization'),
      queryStringBehavior: CacheQueryStringBehavior.all(),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
    });
  }

  /** A page is the same for everyone: no headers or cookies reach it, and only the query parameters that change it. */
  private pageCaching(): CachePolicy {
    return new CachePolicy(this, 'PageCaching', {
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.days(1),
      queryStringBehavior: CacheQueryStringBehavior.allowList(...pageQueries),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
    });
  }

  /** Scripts, fonts and images are not documents: the page policies would add a tenth to a first load for nothing. */
  private fileHeaders(): ResponseHeadersPolicy {
    return new ResponseHeadersPolicy(this, 'FileHeaders', {
      securityHeadersBehavior: {
        contentTypeOptions: { override: true },
        strictTransportSecurity: strictTransport,
      },
    });
  }

  private securityHeaders(bucketOrigin: string): ResponseHeadersPolicy {
    return new ResponseHeadersPolicy(this, 'Headers', {
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy: contentSecurityPolicy(bucketOrigin), override: true },
        contentTypeOptions: { override: true },
        frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
        referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override: true },
        strictTransportSecurity: strictTransport,
      },
      customHeadersBehavior: {
        customHeaders: [
          { header: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()', override: true },
        ],
      },
    });
  }

  /** Runs a file of `infra/edge` on each request of a behaviour, which can have only one. */
  private onRequest(id: string, file: string): FunctionAssociation {
    const filePath = projectFile(`infra/edge/${file}`);
    return {
      eventType: FunctionEventType.VIEWER_REQUEST,
      function: new EdgeFunction(this, id, {
        runtime: FunctionRuntime.JS_2_0,
        code: FunctionCode.fromFile({ filePath }),
      }),
    };
  }

  private deploy(bucket: PrivateBucket): readonly Construct[] {
    const built = projectFile('dist/web');
    if (!existsSync(built)) {
      Annotations.of(this).addWarningV2(
        'rampart:notBuilt',
        'The site is not built. Run `npm run build` before you deploy.',
      );
      return [];
    }
    // The CDK's own log would be kept for two years.
    const logGroup = new LogGroup(this, 'DeploymentLogs', { retention: RetentionDays.ONE_MONTH });
    const page = 'index.html';
    const files = { logGroup };
    return [
      this.deployment('Files', bucket, Source.asset(built, { exclude: [page, icon] }), hashedCaching, files),
      this.deployment('Icon', bucket, Source.asset(built, { exclude: [page, 'assets'] }), iconCaching, files),
      this.deployment('CompressedScripts', bucket, Source.asset(projectFile('dist/brotli')), hashedCaching, {
        contentType: 'text/javascript; charset=utf-8',
        contentEncoding: 'br',
        logGroup,
      }),
    ];
  }

  /** Old files stay for pages that still reference them. The function serves the pages. */
  private deployment(
    id: string,
    destinationBucket: IBucket,
    source: ISource,
    caching: string,
    described: Described,
  ): Construct {
    return new BucketDeployment(this, id, {
      ...described,
      sources: [source],
      destinationBucket,
      cacheControl: [CacheControl.fromString(caching)],
      prune: false,
    });
  }
}
