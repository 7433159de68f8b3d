import { App } from 'aws-cdk-lib';
import { stageConfig } from './config.ts';
import { environmentOf } from './environment.ts';
import { featureFlags } from './flags.ts';
import { orRefuse, Refusal } from './refusal.ts';
import { addStage } from './stage-app.ts';

await orRefuse(async () => {
  const app = new App({ context: featureFlags });
  const stage: unknown = app.node.tryGetContext('stage') ?? process.env.STAGE;
  if (typeof stage !== 'string') throw new Refusal('Name the stage: npx cdk deploy --all -c stage=production');
  await addStage(app, stageConfig(stage), environmentOf(stage));
});
