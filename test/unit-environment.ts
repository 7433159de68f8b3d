import { envNames } from '#shared/kernel/env-names.ts';

// Functions check their environment when they are imported. Unit tests call nothing behind these names.
for (const name of Object.values(envNames)) process.env[name] ??= `unit-${name.toLowerCase()}`;
process.env.USER_POOL_ID = 'us-east-1_unit00000';
process.env.ORIGIN_SECRETS = 'unit-origin-secret-2,unit-origin-secret-1';
process.env.SITE_URL = 'https://rampart.test';
process.env.SUPPORT_MAIL = 'support@rampart.test';
process.env.OPERATOR_MAIL = 'desk@rampart.test';
process.env.STRIPE_API_URL = 'http://127.0.0.1:1';
process.env.TIME_LIMIT = '29';
process.env.MODEL = JSON.stringify({
  id: 'rampart.local-model-v1',
  region: 'us-east-1',
  tokenBudget: 1000,
  toolUse: 'forced',
  thinkingTokens: 0,
  prices: { input: 3, output: 15 },
});
// No test reads metrics.
process.env.POWERTOOLS_METRICS_DISABLED = 'true';
process.env.AWS_REGION ??= 'us-east-1';
