import { readFileSync } from 'node:fs';

/**
 * The CDK's feature flags as decided in `cdk.json`. The CDK's command line hands them over itself; apps that are
 * synthesised without it (the local cloud, tests) take them from here, so that all templates are made by the same rules.
 */
export const featureFlags: Readonly<Record<string, unknown>> = JSON.parse(
  readFileSync(new URL('../cdk.json', import.meta.url), 'utf8'),
).context;
