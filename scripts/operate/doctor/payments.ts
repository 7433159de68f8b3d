import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import * as z from 'zod';
import { outputsOf } from '../target.ts';
import { type Examination, missing, note, ok } from './finding.ts';

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

/** Stripe's keys in the stage's secret, once there is one. Says nothing of their values. */
export const paymentKeys: Examination = async ({ name, region }) => {
  const outputs = await outputsOf(new CloudFormationClient({ region }), `Rampart-${name}-Data`);
  if (!outputs?.StripeSecretArn)
    return note("Stripe's secret is created by the first deployment: fill it in afterwards (docs/operating.md).");
  const secrets = new SecretsManagerClient({ region });
  const { SecretString } = await secrets.send(new GetSecretValueCommand({ SecretId: outputs.StripeSecretArn }));
  const keys = Keys.safeParse(parsed(SecretString));
  if (!keys.success)
    return missing(
      'Stripe\'s secret must be {"secretKey": "sk_…", "webhookSecret": "whsec_…"}: fill it in (docs/operating.md).',
    );
  if (name === 'production' && keys.data.secretKey.includes('_test_'))
    return note("Production has Stripe's test keys: nobody can pay with real money.");
  return ok("Stripe's keys are filled in.");
};
