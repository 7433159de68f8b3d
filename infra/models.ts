import { localModelId, longestAnswer, type ModelSettings } from '#shared/kernel/model.ts';
import { knownModels, type ModelTraits } from './known-models.ts';

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
  toolUse: 'forced',
  thinkingTokens: 0,
  prices: { input: 3.3, output: 16.5 },
};

/** Answered on the same machine. It is free; the prices are there so that costs are seen and tested. */
export const localSettings: ModelSettings = {
  id: localModelId,
  region: 'us-east-1',
  tokenBudget: 400_000,
  toolUse: 'forced',
  thinkingTokens: 0,
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

/** The models that the local cloud stands for: those of Bedrock, and its own, which allows what its default allows. */
export const localModels: Readonly<Record<string, ModelTraits>> = {
  ...knownModels,
  [localModelId]: {
    canBeForced: true,
    needsProfile: false,
    thinks: false,
    longestAnswer: 64_000,
    longestQuestion: 200_000,
  },
};

/** Sentences for what a model does not allow of what a stage states; undefined for none. */
const contradictions: readonly ((settings: ModelSettings, traits: ModelTraits) => string | undefined)[] = [
  ({ id, region }, { needsProfile }) => {
    const { geography } = profileOf(id);
    if (geography) return undefined;
    const prefix = Object.keys(geographies).find((name) => geographies[name]?.test(region));
    return needsProfile
      ? `is asked through an inference profile only: state its id, such as ${prefix}.${id}`
      : undefined;
  },
  ({ toolUse }, { canBeForced }) =>
    toolUse === 'forced' && !canBeForced ? "refuses to be made to use a tool: state model.toolUse 'asked'" : undefined,
  ({ thinkingTokens }, { thinks }) =>
    thinks && thinkingTokens === 0
      ? 'thinks before it answers: state in model.thinkingTokens how much it may, such as 8000'
      : undefined,
  ({ thinkingTokens }, traits) =>
    longestAnswer + thinkingTokens > traits.longestAnswer
      ? `writes ${traits.longestAnswer} tokens at most, of which an answer needs ${longestAnswer}: model.thinkingTokens is more`
      : undefined,
];

/** Why a model cannot be asked, or not where or as a stage asks it; undefined if it can. */
export function modelProblem(settings: ModelSettings): string | undefined {
  const { id, region } = settings;
  const { geography, foundation } = profileOf(id);
  if (geography && !geographies[geography]?.test(region))
    return `model.id is an inference profile of ${geography}, model.region is ${region}`;
  const traits = knownModels[foundation];
  if (!traits)
    return `model.id is ${foundation}, which infra/known-models.ts does not know: state there what its page in the documentation of Bedrock says of tools, profiles, thinking and lengths`;
  const problem = contradictions.map((of) => of(settings, traits)).find((sentence) => sentence !== undefined);
  return problem && `model.id is ${foundation}, which ${problem}`;
}
