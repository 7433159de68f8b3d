import { App } from 'aws-cdk-lib';
import { stageConfig } from './config.ts';
import { environmentOf } from './environment.ts';
import { featureFlags } from './flags.ts';
import { addStage } from './stage-app.ts';

const app = new App({ context: featureFlags });
const stage: unknown = app.node.tryGetContext('stage') ?? process.env.STAGE;
if (typeof stage !== 'string') throw new Error('Name the stage: npx cdk deploy --all -c stage=production');
await addStage(app, stageConfig(stage), environmentOf(stage));
