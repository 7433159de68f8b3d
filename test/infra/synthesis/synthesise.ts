import './offline.ts';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { deployedConfig } from '#infra/config.ts';
import { featureFlags } from '#infra/flags.ts';
import { addStage } from '#infra/stage-app.ts';
import { stages } from '#infra/stages.ts';
import { filledStage } from '#infra/testing/filled-stage.ts';

/** Synthesises every deployed stage, filled in, below the given folder, as `cdk deploy` does. */
const [folder = ''] = process.argv.slice(2);
for (const stage of Object.keys(stages)) {
  const given = { ...filledStage, domain: `${stage}.rampart.press` };
  const app = new App({ outdir: join(folder, stage), context: featureFlags });
  await addStage(app, deployedConfig(stage, given), { account: given.account, region: given.region });
  app.synth();
}
