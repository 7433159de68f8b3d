import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import { StaticSite } from '../constructs/static-site.ts';
import type { ApiStack } from './api-stack.ts';
import type { DataStack } from './data-stack.ts';

export interface WebStackProps extends StackProps {
  readonly config: StageConfig;
  readonly data: DataStack;
  readonly api: ApiStack;
}

/** What people open: CloudFront over the built application and the API. */
export class WebStack extends Stack {
  constructor(scope: Construct, id: string, props: WebStackProps) {
    super(scope, id, props);
    const site = new StaticSite(this, 'Site', {
      domain: new URL(props.config.siteUrl).hostname,
      certificateArn: props.config.certificateArn,
      api: props.api.site.api,
      content: props.data.content,
      originSecret: props.data.originSecret.secretValue.unsafeUnwrap(),
    });
    new CfnOutput(this, 'Address', { value: `https://${site.distribution.distributionDomainName}` });
  }
}
