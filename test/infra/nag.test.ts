import type { Environment } from 'aws-cdk-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '#scripts/build/site.ts';
import { synthesiseFor } from './synthesise-for.ts';

// Its files are part of the stacks.
beforeAll(async () => {
  await buildSite();
}, 180_000);

describe('the AWS Solutions rules', () => {
  const account = '123456789012';

  it.each<[name: string, env: Environment, context?: Record<string, string>]>([
    ['an unknown account', { region: 'us-east-1' }],
    ['a known account', { region: 'us-east-1', account }],
    ['another region', { region: 'eu-central-1' }],
    ['a known account in another region', { region: 'eu-central-1', account }],
    ['an unknown account and region', {}],
    ['another bootstrap', { region: 'us-east-1' }, { '@aws-cdk/core:bootstrapQualifier': 'rampart' }],
  ])('have no finding without a reason for %s', (_, env, context) => {
    expect(() => synthesiseFor(env, context)).not.toThrow();
  });
});
