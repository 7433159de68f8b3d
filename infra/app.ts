import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { App, Tags } from 'aws-cdk-lib';
import { bundleFunctions } from './bundling/bundle.ts';
import { stageConfig } from './config.ts';
import { environmentOf } from './environment.ts';
import { featureFlags } from './flags.ts';
import { checkFindings } from './nag.ts';
import { buildPlatform } from './platform.ts';

const app = new App({ context: featureFlags });
const stage: unknown = app.node.tryGetContext('stage') ?? process.env.STAGE;
if (typeof stage !== 'string') throw new Error('Name the stage: npx cdk deploy --all -c stage=production');
const config = stageConfig(stage);
const env = environmentOf(stage);
const bundles = await bundleFunctions(join(app.outdir, 'bundles'));
const platform = buildPlatform(app, { config, env, bundles });
// The cloud assembly has its own copies.
rmSync(bundles, { recursive: true });

Tags.of(app).add('project', 'rampart');
Tags.of(app).add('stage', config.stage);
// A local stage uses the same stacks; the checks run for deployed stages.
if (config.deployed) checkFindings(app, platform);
