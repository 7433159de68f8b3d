import type { Environment } from 'aws-cdk-lib';
import { describe, expect, it } from 'vitest';
import { checkFindings } from '#infra/nag.ts';
import { productionApp } from './production-app.ts';

describe('the AWS Solutions rules', () => {
  const account = '123456789012';

  // The CDK's command line takes account and region from the credentials.
  it.each<[name: string, env: Environment, context?: Record<string, string>]>([
    ['an unknown account', { region: 'us-east-1' }],
    ['a known account', { region: 'us-east-1', account }],
    ['another region', { region: 'eu-central-1' }],
    ['a known account in another region', { region: 'eu-central-1', account }],
    ['an unknown account and region', {}],
    ['another bootstrap', { region: 'us-east-1' }, { '@aws-cdk/core:bootstrapQualifier': 'rampart' }],
  ])('have no finding without a reason for %s', async (_, env, context) => {
    const { app, platform } = await productionApp({ env, context });
    checkFindings(app, platform);
    expect(() => app.synth()).not.toThrow();
  });
});
