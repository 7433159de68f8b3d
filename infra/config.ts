import * as z from 'zod';
import { brand } from '#shared/brand.ts';
import { ModelSettings } from '#shared/kernel/model.ts';
import { type DeployedStage, StoreNames } from './deployed-stage.ts';
import { localSettings } from './models.ts';
import { stages } from './stages.ts';

const RateLimits = z.object({
  auth: z.number().int(),
  code: z.number().int(),
  signUp: z.number().int(),
  session: z.number().int(),
  inquiry: z.number().int(),
  checkout: z.number().int(),
  click: z.number().int(),
  visit: z.number().int(),
  search: z.number().int(),
});

/** Configuration of a stage. `rateLimits` are requests per IP address and minute. */
const StageConfig = z.object({
  stage: z.string().regex(/^[a-z][a-z0-9-]{1,19}$/),
  /** Public origin of the site, without a trailing slash. */
  siteUrl: z.url(),
  mailFrom: z.string(),
  /** The identity that SES knows the sender by; without one, the sender's domain becomes one. */
  mailIdentityArn: z.string().optional(),
  /** See `DeployedStage` for this and the next six. */
  alarmMail: z.email(),
  operatorMail: z.email(),
  supportMail: z.email(),
  postalAddress: z.string().min(1),
  monthlyBudget: z.number(),
  model: ModelSettings,
  names: StoreNames,
  /** Certificate in us-east-1 for the site's domain. A template without it cannot be deployed. */
  certificateArn: z.string().optional(),
  /** Address of Stripe's API, or of its local stand-in. */
  stripeApiUrl: z.url(),
  rateLimits: RateLimits,
  /** Requests per second and burst for the whole API. */
  throttle: z.object({ rate: z.number(), burst: z.number() }),
  /** The next number rotates the secret between the edge and the functions. */
  originSecretVersion: z.number().int().positive(),
  /** Deployed to AWS, as opposed to the local cloud. */
  deployed: z.boolean(),
  /** Retain tables, buckets and the user pool when the stack is deleted. */
  retainData: z.boolean(),
});
export type StageConfig = z.infer<typeof StageConfig>;

const rateLimits = {
  ...{ auth: 10, code: 5, signUp: 5, session: 60, inquiry: 5 },
  ...{ checkout: 20, click: 60, visit: 120, search: 60 },
};
/** In benchmarks, many visitors share one address. */
const benchLimits = {
  ...{ auth: 1e6, code: 1e6, signUp: 1e6, session: 1e6, inquiry: 1e6 },
  ...{ checkout: 1e6, click: 1e6, visit: 1e6, search: 1e6 },
};

/** Placeholder addresses of a local stage: the local cloud fills in its ports, so one synthesis works for any port. */
export const localAddresses = {
  site: 'https://site.rampart.local',
  stripe: 'https://stripe.rampart.local',
} as const;

const onOneMachine = (limits: z.infer<typeof RateLimits>): Omit<StageConfig, 'stage'> => ({
  siteUrl: localAddresses.site,
  mailFrom: 'Rampart <library@rampart.test>',
  alarmMail: 'alarms@rampart.test',
  operatorMail: 'desk@rampart.test',
  supportMail: 'support@rampart.test',
  postalAddress: brand.legalName,
  monthlyBudget: 50,
  model: localSettings,
  names: {},
  stripeApiUrl: localAddresses.stripe,
  rateLimits: limits,
  throttle: { rate: 100_000, burst: 100_000 },
  originSecretVersion: 1,
  deployed: false,
  retainData: false,
});

/** Stands for values that are not filled in yet, so that the templates of a stage can be reviewed. */
const unfilled = {
  domain: 'rampart.example',
  mailFrom: 'Rampart <library@rampart.example>',
  mail: 'nobody@rampart.example',
  postalAddress: 'Rampart Press',
};

const onAws = (given: DeployedStage): Omit<StageConfig, 'stage'> => ({
  siteUrl: `https://${given.domain || unfilled.domain}`,
  mailFrom: given.mailFrom || unfilled.mailFrom,
  mailIdentityArn: given.mailIdentityArn,
  alarmMail: given.alarmMail || unfilled.mail,
  operatorMail: given.operatorMail || unfilled.mail,
  supportMail: given.supportMail || unfilled.mail,
  postalAddress: given.postalAddress || unfilled.postalAddress,
  monthlyBudget: given.monthlyBudget,
  model: given.model,
  names: given.names,
  certificateArn: given.certificateArn || undefined,
  stripeApiUrl: 'https://api.stripe.com',
  rateLimits,
  throttle: { rate: 2000, burst: 4000 },
  originSecretVersion: given.originSecretVersion,
  deployed: true,
  retainData: true,
});

const configs: Readonly<Record<string, Omit<StageConfig, 'stage'>>> = {
  local: onOneMachine(rateLimits),
  bench: onOneMachine(benchLimits),
  ...Object.fromEntries(Object.entries(stages).map(([stage, given]) => [stage, onAws(given)])),
};

/** Validated settings of a deployed stage that is filled in like this. */
export const deployedConfig = (stage: string, given: DeployedStage): StageConfig =>
  StageConfig.parse({ stage, ...onAws(given) });

/** Validated settings of a stage; an unknown one fails the synthesis and lists the known names. */
export function stageConfig(stage: string): StageConfig {
  const settings = configs[stage];
  if (!settings) throw new Error(`Unknown stage "${stage}"; known are ${Object.keys(configs).join(', ')}`);
  return StageConfig.parse({ stage, ...settings });
}
