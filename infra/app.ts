import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { App, type Environment, Tags, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { bundleFunctions } from './bundling/bundle.ts';
import { stageConfig } from './config.ts';
import { acknowledgeFindings } from './nag.ts';
import { ApiStack } from './stacks/api-stack.ts';
import { AuthStack } from './stacks/auth-stack.ts';
import { DataStack } from './stacks/data-stack.ts';
import { WebStack } from './stacks/web-stack.ts';

const app = new App();
const config = stageConfig(app.node.tryGetContext('stage') ?? process.env.STAGE ?? 'production');
const env: Environment = {
  region: process.env.CDK_DEFAULT_REGION ?? 'us-east-1',
  account: process.env.CDK_DEFAULT_ACCOUNT,
};

const name = (part: string) => `Rampart-${config.stage}-${part}`;
const data = new DataStack(app, name('Data'), { env, config });
const auth = new AuthStack(app, name('Auth'), { env, config });
const bundles = await bundleFunctions(join(app.outdir, 'bundles'));
const api = new ApiStack(app, name('Api'), { env, config, data, auth, bundles });
const web = new WebStack(app, name('Web'), { env, config, data, auth, api, bundles });
// The assembly has its own copies by now.
rmSync(bundles, { recursive: true });

Tags.of(app).add('project', 'rampart');
Tags.of(app).add('stage', config.stage);
// What runs on one machine is the same stacks; they are checked where they are going to be deployed.
if (config.deployed) {
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  acknowledgeFindings(app, { data, api, web });
}
