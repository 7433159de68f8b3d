import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import { HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Construct } from 'constructs';
import { metricsNamespace } from '#shared/kernel/metrics.ts';
import { workerTimeLimit } from '#shared/kernel/time-limits.ts';
import { bundleFolder } from '../bundling/bundle.ts';
import { DomainFunction } from '../constructs/domain-function.ts';
import { grantContentRead, grantInvalidation, grantTable } from '../constructs/grants.ts';
import { nativeLayer } from '../constructs/native-layer.ts';
import { runsInBackground, sweepEvery } from '../constructs/schedule.ts';
import { StaticSite } from '../constructs/static-site.ts';
import type { ApiStack } from './api-stack.ts';
import type { Surroundings } from './request-environment.ts';

export interface WebStackProps extends StackProps, Surroundings {
  readonly api: ApiStack;
  /** Folder of the functions' bundles. */
  readonly bundles: string;
}

/** The site: CloudFront over the built application, its pages and the API. */
export class WebStack extends Stack {
  constructor(scope: Construct, id: string, props: WebStackProps) {
    super(scope, id, props);
    const site = new StaticSite(this, 'Site', {
      domain: new URL(props.config.siteUrl).hostname,
      certificateArn: props.config.certificateArn,
      api: props.api.site.api,
      content: props.data.content,
      originSecret: props.data.originSecret.current,
    });
    const pages = this.pages(props);
    // The function contains the page of its build, so the files that the page references must be deployed first.
    pages.node.addDependency(...site.files);
    const shareImages = this.shareImages(props);
    // Functions first: they know the secret that the edge sends next (constructs/origin-secret.ts).
    site.distribution.node.addDependency(pages, shareImages);
    this.invalidation(site, props);
    this.route('Pages', pages, props, '/', '/{proxy+}');
    this.route('ShareImages', shareImages, props, '/og/{kind}/{file}');
    new CfnOutput(this, 'SiteUrl', { value: props.config.siteUrl });
    new CfnOutput(this, 'DnsTarget', {
      description: "Where the DNS record of the site's domain points",
      value: site.distribution.distributionDomainName,
    });
    new CfnOutput(this, 'StripeWebhook', {
      description: "Address of Stripe's webhook",
      value: `${props.config.siteUrl}/api/payments/webhook/stripe`,
    });
  }

  /** Reads public data only; writes nothing. */
  private pages(props: WebStackProps): DomainFunction {
    const fn = this.reader('Pages', 'pages/handler.ts', 'Server-rendered pages, sitemap, feeds', props);
    grantTable(fn, props.data.table, 'GetItem', 'Query', 'gsi1', 'gsi2');
    grantContentRead(fn, props.data.content, 'ebooks/*', 'catalog/*', 'articles/*');
    fn.setting('siteUrl', props.config.siteUrl);
    return fn;
  }

  /** A separate function: the renderer is larger than all pages together, and chosen covers have to be decoded. */
  private shareImages(props: WebStackProps): DomainFunction {
    const fn = this.reader('ShareImages', 'pages/share-image.handler.ts', 'Images for shared links', props);
    fn.addLayers(nativeLayer(this, props.bundles));
    grantTable(fn, props.data.table, 'GetItem', 'BatchGetItem', 'gsi1');
    grantContentRead(fn, props.data.content, 'files/*');
    return fn;
  }

  /** Makes the edge forget what has changed. It is here because only this stack knows the distribution. */
  private invalidation({ distribution }: StaticSite, { bundles, config, data }: WebStackProps): void {
    const fn = new DomainFunction(this, 'Invalidation', {
      bundle: bundleFolder(bundles, 'pages/invalidation.sweep.ts'),
      description: 'Makes the edge forget what was published, changed or taken back',
      service: 'pages-invalidation',
      timeLimit: workerTimeLimit,
    });
    fn.setting('metrics', metricsNamespace(config.stage));
    runsInBackground(fn, data.failures);
    grantTable(fn, data.table, 'Query', 'DeleteItem');
    grantInvalidation(fn, distribution);
    sweepEvery(this, 'InvalidationSweep', 1, fn);
  }

  private reader(id: string, entry: string, description: string, props: WebStackProps): DomainFunction {
    const bundle = bundleFolder(props.bundles, entry);
    const fn = new DomainFunction(this, id, { bundle, description, memory: 1024, service: id });
    fn.setting('originSecrets', props.data.originSecret.accepted);
    fn.setting('metrics', metricsNamespace(props.config.stage));
    return fn;
  }

  private route(id: string, fn: DomainFunction, { api }: WebStackProps, ...paths: readonly `/${string}`[]): void {
    const integration = new HttpLambdaIntegration(`${id}Integration`, fn, { scopePermissionToRoute: false });
    for (const [index, path] of paths.entries())
      new HttpRoute(this, `${id}Route${index}`, {
        httpApi: api.site.api,
        routeKey: HttpRouteKey.with(path, HttpMethod.ANY),
        integration,
      });
  }
}
