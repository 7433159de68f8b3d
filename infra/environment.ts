import type { Environment } from 'aws-cdk-lib';
import { unbuiltParts } from './bundling/unbuilt.ts';
import { type DeployedStage, deploymentProblems } from './deployed-stage.ts';
import { Refusal } from './refusal.ts';
import { stages } from './stages.ts';

const known: Readonly<Record<string, DeployedStage>> = stages;

/**
 * The account and region of a stage. With credentials, which the CDK's command line announces by an account, the stage
 * must be complete: the error lists everything that would make the deployment fail. Without them nothing can be
 * deployed, so templates of an incomplete stage may be looked at.
 */
export function environmentOf(stage: string, credentials = process.env.CDK_DEFAULT_ACCOUNT): Environment {
  const given = known[stage];
  if (!given) return { region: 'us-east-1' };
  const problems = deploymentProblems(given, { account: credentials, unbuilt: unbuiltParts() });
  if (credentials && problems.length > 0)
    throw new Refusal(`Stage ${stage} cannot be deployed (infra/stages.ts):\n- ${problems.join('\n- ')}`);
  return { ...(given.account && { account: given.account }), region: given.region };
}
