import { localModelId, type ModelSettings } from '#shared/kernel/model.ts';

/**
 * What a deployed stage asks unless it says otherwise. Id: platform.claude.com, "Models overview" (AWS Bedrock ID
 * `anthropic.claude-sonnet-4-6`, asked through the inference profile of the US). Prices: platform.claude.com, "Pricing"
 * ($3 and $15 per million tokens, on Bedrock 10 % more through a profile of one geography than through `global.`). Read
 * on 25 November 2026; aws.amazon.com/bedrock/pricing is what counts. The budget is some three books of twelve sections.
 */
export const claudeSonnet: ModelSettings = {
  id: 'us.anthropic.claude-sonnet-4-6',
  region: 'us-east-1',
  tokenBudget: 400_000,
  prices: { input: 3.3, output: 16.5 },
};

/** Answered on the same machine. It is free; the prices are there so that costs are seen and tested. */
export const localSettings: ModelSettings = {
  id: localModelId,
  region: 'us-east-1',
  tokenBudget: 400_000,
  prices: { input: 3, output: 15 },
};

/** Regions from which the inference profiles of a geography are asked, by prefix. */
const geographies: Readonly<Record<string, RegExp>> = {
  us: /^(us|ca)-(?!gov)/,
  eu: /^eu-/,
  apac: /^ap-/,
  jp: /^ap-northeast-/,
  au: /^ap-southeast-/,
  global: /./,
};

/** The prefix of an inference profile, and the model behind it; no prefix for a foundation model. */
export function profileOf(id: string): { readonly geography: string | undefined; readonly foundation: string } {
  const [prefix = '', ...rest] = id.split('.');
  if (!Object.hasOwn(geographies, prefix)) return { geography: undefined, foundation: id };
  return { geography: prefix, foundation: rest.join('.') };
}

/**
 * Models that refuse a request that names the tool they have to use, which every question does. Source:
 * platform.claude.com, "What's new" of each, "Forced tool use returns an error". Read on 25 November 2026.
 */
const withoutForcedTools = /^anthropic\.claude-(fable-5-1|opus-5-5|sonnet-5-5)(-|$)/;

/** Why a model cannot be asked, or not where a stage asks it; undefined if it can. */
export function modelProblem({ id, region }: Pick<ModelSettings, 'id' | 'region'>): string | undefined {
  const { geography, foundation } = profileOf(id);
  if (withoutForcedTools.test(foundation))
    return `model.id is ${foundation}, which cannot be made to use a tool; choose another model`;
  if (!geography || geographies[geography]?.test(region)) return undefined;
  return `model.id is an inference profile of ${geography}, model.region is ${region}`;
}
