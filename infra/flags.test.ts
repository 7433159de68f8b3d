import { CURRENTLY_RECOMMENDED_FLAGS } from 'aws-cdk-lib/cx-api';
import { expect, it } from 'vitest';
import { featureFlags } from './flags.ts';

/* When an update of the CDK recommends another flag, look at what it changes in the templates before it is set. */

it('decide every feature flag as the CDK recommends, but for references between stacks', () => {
  expect(featureFlags).toEqual({
    ...CURRENTLY_RECOMMENDED_FLAGS,
    // docs/decisions/027-feature-flags-tiers-and-keys.md
    '@aws-cdk/core:defaultCrossStackReferences': 'strong',
  });
});
