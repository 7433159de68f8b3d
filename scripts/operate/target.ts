import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import type { DeployedStage } from '#infra/deployed-stage.ts';
import { stages } from '#infra/stages.ts';
import { type EnvKey, envNames } from '#shared/kernel/env-names.ts';
import { workerTimeLimit } from '#shared/kernel/time-limits.ts';
import { Refusal } from './refusal.ts';

/** Environment variables with which the product's own code works on a stage, and the SDK finds it. */
export type Environment = Readonly<Record<string, string>>;

const known: Readonly<Record<string, DeployedStage>> = stages;

/** A stage of `infra/stages.ts`. */
export function stageNamed(name: string | undefined): DeployedStage {
  const stage = known[name ?? ''];
  if (!stage) throw new Refusal(`Name the stage: --stage ${Object.keys(known).join(', --stage ')}`);
  return stage;
}

/** The outputs of one of a stage's stacks; undefined when it is not deployed. */
export async function outputsOf(
  cloudFormation: CloudFormationClient,
  StackName: string,
): Promise<Readonly<Record<string, string>> | undefined> {
  try {
    const { Stacks } = await cloudFormation.send(new DescribeStacksCommand({ StackName }));
    const outputs = Stacks?.[0]?.Outputs ?? [];
    return Object.fromEntries(outputs.map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]));
  } catch (error) {
    // CloudFormation has no error of its own for it.
    if (error instanceof Error && / does not exist$/.test(error.message)) return undefined;
    throw error;
  }
}

/** Where the values come from: stack and name of the output. */
const sources = {
  table: ['Data', 'TableName'],
  auditTable: ['Data', 'AuditTableName'],
  eventBus: ['Data', 'EventBusName'],
  stripeSecret: ['Data', 'StripeSecretArn'],
  gatewaySecret: ['Data', 'GatewaySecretArn'],
  userPool: ['Auth', 'UserPoolId'],
  userPoolClient: ['Auth', 'UserPoolClientId'],
  siteUrl: ['Web', 'SiteUrl'],
} as const satisfies Partial<Record<EnvKey, readonly [string, string]>>;
export const outputSources: readonly (readonly [string, string])[] = Object.values(sources);

/** The environment of a deployed stage, from the outputs of its stacks. */
export async function environmentOfStage(name: string): Promise<Environment> {
  const { region } = stageNamed(name);
  const client = new CloudFormationClient({ region });
  const stacks = new Map<string, Readonly<Record<string, string>>>();
  for (const stack of new Set(Object.values(sources).map(([stack]) => stack))) {
    const StackName = `Rampart-${name}-${stack}`;
    const outputs = await outputsOf(client, StackName);
    if (!outputs) throw new Refusal(`The stack ${StackName} is not deployed in ${region}: deploy the stage first.`);
    stacks.set(stack, outputs);
  }
  const values = Object.entries(sources).map(([key, [stack, output]]) => {
    const value = stacks.get(stack)?.[output];
    if (!value)
      throw new Refusal(`The stack Rampart-${name}-${stack} has no output ${output}: deploy this commit first.`);
    return [envNames[key as EnvKey], value];
  });
  return {
    AWS_REGION: region,
    [envNames.stripeApiUrl]: 'https://api.stripe.com',
    // A command runs for as long as a worker, at most.
    [envNames.timeLimit]: String(workerTimeLimit),
    ...Object.fromEntries(values),
  };
}

/** The environment of a local cloud that runs at an address. */
export async function environmentOfLocal(url: string): Promise<Environment> {
  const path = '/__local/environment';
  // `localhost:4000` is no address: it lacks the protocol.
  const answer = URL.canParse(path, url) ? await fetch(new URL(path, url)).catch(() => undefined) : undefined;
  if (!answer?.ok) throw new Refusal(`No local cloud answers at ${url}: start it with \`npm start\`.`);
  return answer.json() as Promise<Environment>;
}
