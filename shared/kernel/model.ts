import * as z from 'zod';

/** US dollars per million tokens, that is, millionths of a dollar per token. */
export const ModelPrices = z.object({
  input: z.number('prices.input must be an amount of US dollars').positive('prices.input must be above 0'),
  output: z.number('prices.output must be an amount of US dollars').positive('prices.output must be above 0'),
});
export type ModelPrices = z.infer<typeof ModelPrices>;

/** The language model of a stage: `infra` configures it, functions ask it. */
export const ModelSettings = z.object({
  /** Id of a foundation model of Bedrock, or of an inference profile, which has a prefix (`us.`, `eu.`, `global.`). */
  id: z.string().regex(/^[\w-]+(\.[\w-]+)+(:\d+)?$/, 'model.id must be a model or an inference profile of Bedrock'),
  /** Where it is asked. It may differ from the stage's region. */
  region: z.string().regex(/^[a-z]{2}(-[a-z]+)+-\d$/, 'model.region must be one of AWS, such as us-east-1'),
  /** Most tokens, requests and answers together, that one generation may use. */
  tokenBudget: z.int().positive('model.tokenBudget must be a number of tokens'),
  /**
   * How the model is brought to answer in the form that a question names: `forced` makes it use the tool, which newer
   * models refuse; `asked` asks for that in words, and once more when words come instead.
   */
  toolUse: z.enum(['forced', 'asked'], 'model.toolUse must be forced or asked'),
  /** Most tokens that the model may think with before it answers, besides the answer; 0 for one that does not think. */
  thinkingTokens: z.int().min(0, 'model.thinkingTokens must be a number of tokens, 0 for a model that does not think'),
  prices: ModelPrices,
});
export type ModelSettings = z.infer<typeof ModelSettings>;

/** Longest answer, in tokens, that anything asks a model for: a section of 20,000 characters, or the outline of a long book. */
export const longestAnswer = 8_000;

/** The model that answers on the same machine, without any network. */
export const localModelId = 'rampart.local-model-v1';

/** Tokens used, in requests and in answers. */
export interface TokenUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/**
 * Names of the errors after which the same request may succeed later: what a state machine retries, after a pause. Any
 * other would only repeat itself.
 */
export const retriableModelErrors = ['ModelThrottledError', 'ModelTimeoutError', 'ModelUnavailableError'] as const;
