import * as z from 'zod';

const RateLimits = z.object({
  auth: z.number().int(),
  code: z.number().int(),
  signUp: z.number().int(),
  session: z.number().int(),
  inquiry: z.number().int(),
  checkout: z.number().int(),
  click: z.number().int(),
});

/** What differs between stages. Requests per visitor's address and minute for the limits. */
const StageConfig = z.object({
  stage: z.string().regex(/^[a-z][a-z0-9-]{1,19}$/),
  /** Origin that people type, without a trailing slash. */
  siteUrl: z.url(),
  mailFrom: z.string(),
  /** Certificate in us-east-1 for the site's own domain; without it CloudFront's domain serves. */
  certificateArn: z.string().optional(),
  /** Where Stripe's API is; the local stand-in has its own. */
  stripeApiUrl: z.url(),
  rateLimits: RateLimits,
  /** Requests a second and burst for the whole API. */
  throttle: z.object({ rate: z.number(), burst: z.number() }),
  /** On AWS, not on one machine. */
  deployed: z.boolean(),
  /** Keep tables, buckets and the user pool when the stack goes. */
  retainData: z.boolean(),
});
export type StageConfig = z.infer<typeof StageConfig>;

const rateLimits = { auth: 10, code: 5, signUp: 5, session: 60, inquiry: 5, checkout: 20, click: 60 };
/** Many visitors share one address there. */
const benchLimits = { auth: 1e6, code: 1e6, signUp: 1e6, session: 1e6, inquiry: 1e6, checkout: 1e6, click: 1e6 };

/**
 * Addresses of a stage that runs on one machine. They are placeholders: the local cloud puts the ports it got in their
 * place, so that one synthesis serves every port.
 */
export const localAddresses = {
  site: 'https://site.rampart.local',
  stripe: 'https://stripe.rampart.local',
} as const;

const onOneMachine = (limits: z.infer<typeof RateLimits>): Omit<StageConfig, 'stage'> => ({
  siteUrl: localAddresses.site,
  mailFrom: 'Rampart <library@rampart.test>',
  stripeApiUrl: localAddresses.stripe,
  rateLimits: limits,
  throttle: { rate: 100_000, burst: 100_000 },
  deployed: false,
  retainData: false,
});

const stages: Record<string, Omit<StageConfig, 'stage'>> = {
  local: onOneMachine(rateLimits),
  bench: onOneMachine(benchLimits),
  production: {
    siteUrl: process.env.SITE_URL ?? 'https://rampart.example',
    mailFrom: process.env.MAIL_FROM ?? 'Rampart <library@rampart.example>',
    certificateArn: process.env.CERTIFICATE_ARN,
    stripeApiUrl: 'https://api.stripe.com',
    rateLimits,
    throttle: { rate: 2000, burst: 4000 },
    deployed: true,
    retainData: true,
  },
};

/** Settings of a stage, checked; an unknown one stops the synthesis with the known names. */
export function stageConfig(stage: string): StageConfig {
  const settings = stages[stage];
  if (!settings) throw new Error(`Unknown stage "${stage}"; known are ${Object.keys(stages).join(', ')}`);
  return StageConfig.parse({ stage, ...settings });
}
