import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { App, Tags } from 'aws-cdk-lib';
import { bundleFunctions } from './bundling/bundle.ts';
import { stageConfig } from './config.ts';
import { checkFindings } from './nag.ts';
import { buildPlatform } from './platform.ts';

const app = new App();
const config = stageConfig(app.node.tryGetContext('stage') ?? process.env.STAGE ?? 'production');
const env = {
  region: process.env.CDK_DEFAULT_REGION ?? 'us-east-1',
  account: process.env.CDK_DEFAULT_ACCOUNT,
};
const bundles = await bundleFunctions(join(app.outdir, 'bundles'));
const platform = buildPlatform(app, { config, env, bundles });
// The cloud assembly has its own copies.
rmSync(bundles, { recursive: true });

Tags.of(app).add('project', 'rampart');
Tags.of(app).add('stage', config.stage);
// A local stage uses the same stacks; the checks run for deployed stages.
if (config.deployed) checkFindings(app, platform);
