import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { outputsOf } from '../target.ts';
import { type Examination, missing, note, ok } from './finding.ts';

/** Credentials, of the stage's account. */
export const credentials: Examination = async ({ account, region }) => {
  const { Account, Arn } = await new STSClient({ region }).send(new GetCallerIdentityCommand({}));
  if (account && Account !== account)
    return missing(
      `The credentials are of account ${Account}, the stage is of ${account}: sign in to the other account.`,
    );
  return ok(`You are ${Arn}.`);
};

/** The oldest bootstrap that our templates accept: `CheckBootstrapVersion` in each of them. */
const oldestBootstrap = 6;

/** The stack of `cdk bootstrap` in the stage's region. */
export const bootstrap: Examination = async ({ name, account, region }) => {
  const outputs = await outputsOf(new CloudFormationClient({ region }), 'CDKToolkit');
  const advice = `run \`npx cdk bootstrap -c stage=${name} aws://${account || 'ACCOUNT'}/${region}\`.`;
  if (!outputs) return missing(`${region} is not bootstrapped for the CDK: ${advice}`);
  const version = Number(outputs.BootstrapVersion);
  if (!(version >= oldestBootstrap)) return missing(`The CDK's bootstrap has version ${version}: ${advice}`);
  return ok(`${region} is bootstrapped for the CDK, version ${version}.`);
};

/** New accounts have ten, others a thousand. */
const enoughExecutions = 100;

/** How many functions may run at once in the account and region. */
export const concurrency: Examination = async ({ region }) => {
  const { AccountLimit } = await new LambdaClient({ region }).send(new GetAccountSettingsCommand({}));
  const limit = AccountLimit?.ConcurrentExecutions ?? 0;
  if (limit < enoughExecutions)
    return note(
      `Only ${limit} functions may run at once, enough to try the shop out: ask for 1,000 in Service Quotas, Lambda, "Concurrent executions".`,
    );
  return ok(`${limit} functions may run at once.`);
};
