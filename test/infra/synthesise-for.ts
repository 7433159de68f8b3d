import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, type Environment } from 'aws-cdk-lib';
import { stageConfig } from '#infra/config.ts';
import { featureFlags } from '#infra/flags.ts';
import { checkFindings } from '#infra/nag.ts';
import { buildPlatform } from '#infra/platform.ts';
import { emptyBundles } from './empty-bundles.ts';

/** The synthesis of production for one account and region; the CDK's command line takes them from the credentials. */
export function synthesiseFor(env: Environment, context: Record<string, string> = {}): void {
  const directory = mkdtempSync(join(tmpdir(), 'rampart-synth-'));
  try {
    const app = new App({ outdir: join(directory, 'assembly'), context: { ...featureFlags, ...context } });
    const config = stageConfig('production');
    checkFindings(app, buildPlatform(app, { config, env, bundles: emptyBundles(directory) }));
    app.synth();
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
