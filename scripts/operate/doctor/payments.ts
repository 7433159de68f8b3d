import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import * as z from 'zod';
import type { StoredGateway } from '#functions/commerce/gateway/record/payment-gateway.repo.ts';
import { envNames } from '#shared/kernel/env-names.ts';
import { outputsOf } from '../target.ts';
import { type Examination, type Finding, missing, note, ok } from './finding.ts';

const Keys = z.object({
  secretKey: z.string().regex(/^[sr]k_(test|live)_\w+$/),
  webhookSecret: z.string().regex(/^whsec_\w+$/),
});

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** The gateway that admins have enabled, as the shop's own code finds it. */
async function enabledGateway(table: string, region: string) {
  // The shop's code reads its environment when it is imported.
  Object.assign(process.env, { AWS_REGION: region, [envNames.table]: table });
  const records = await import('#functions/commerce/gateway/record/payment-gateway.repo.ts');
  const id = await records.findActiveId();
  return id === undefined ? undefined : records.findGatewayRecord(id);
}

/** What there is to say of a gateway in the back-office, which has tried its keys itself. */
function ofGateway(production: boolean, { name, testMode, webhookSecret }: StoredGateway): Finding {
  if (production && testMode)
    return note(`The payment gateway “${name}” is in test mode: nobody can pay with real money.`);
  if (!webhookSecret)
    return note(`The payment gateway “${name}” has no webhook secret: payments are noticed up to 15 minutes late.`);
  return ok(`Payments go through “${name}”, which admins have enabled.`);
}

/** How the shop is paid: by the gateway that admins have enabled, else with Stripe's keys in the stage's secret. */
export const payments: Examination = async ({ name, region }) => {
  const outputs = await outputsOf(new CloudFormationClient({ region }), `Rampart-${name}-Data`);
  if (!outputs?.StripeSecretArn || !outputs.TableName)
    return note("Stripe's secret is created by the first deployment: fill it in afterwards (docs/operating.md).");
  const gateway = await enabledGateway(outputs.TableName, region);
  if (gateway) return ofGateway(name === 'production', gateway);
  return stripeKeys(name === 'production', outputs.StripeSecretArn, region);
};

/** Stripe's keys in the stage's secret. Says nothing of their values. */
async function stripeKeys(production: boolean, SecretId: string, region: string): Promise<Finding> {
  const secrets = new SecretsManagerClient({ region });
  const { SecretString } = await secrets.send(new GetSecretValueCommand({ SecretId }));
  const keys = Keys.safeParse(parsed(SecretString));
  if (!keys.success)
    return missing(
      'Stripe\'s secret must be {"secretKey": "sk_…", "webhookSecret": "whsec_…"}: fill it in (docs/operating.md).',
    );
  if (production && keys.data.secretKey.includes('_test_'))
    return note("Production has Stripe's test keys: nobody can pay with real money.");
  return ok("Stripe's keys are filled in.");
}
