import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type App, type Environment, Tags } from 'aws-cdk-lib';
import { bundleFunctions } from './bundling/bundle.ts';
import type { StageConfig } from './config.ts';
import { checkFindings } from './nag.ts';
import { buildPlatform } from './platform.ts';

/** Adds everything of a stage to an app: its functions' bundles, all stacks, their tags and the checks. */
export async function addStage(app: App, config: StageConfig, env: Environment): Promise<void> {
  const bundles = await bundleFunctions(join(app.outdir, 'bundles'));
  const platform = buildPlatform(app, { config, env, bundles });
  // The cloud assembly has its own copies.
  rmSync(bundles, { recursive: true });
  Tags.of(app).add('project', 'rampart');
  Tags.of(app).add('stage', config.stage);
  // A local stage uses the same stacks; the checks run for deployed stages.
  if (config.deployed) checkFindings(app, platform);
}
