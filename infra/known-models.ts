/** What a model of Bedrock allows. The local cloud refuses what it does not. */
export interface ModelTraits {
  /** Whether a request may name the tool that the model has to use. Those that refuse it refuse `any` tool as well. */
  readonly canBeForced: boolean;
  /** Whether it is asked through an inference profile only. */
  readonly needsProfile: boolean;
  /** Whether it thinks before it answers unless it is told otherwise, in tokens that count as part of the answer. */
  readonly thinks: boolean;
  /** Most tokens of an answer. */
  readonly longestAnswer: number;
  /** Most tokens of a request. */
  readonly longestQuestion: number;
}

const claude4: ModelTraits = {
  canBeForced: true,
  needsProfile: true,
  thinks: false,
  longestAnswer: 64_000,
  longestQuestion: 200_000,
};
const claude5: ModelTraits = {
  canBeForced: true,
  needsProfile: true,
  thinks: true,
  longestAnswer: 128_000,
  longestQuestion: 1_000_000,
};
const claude55: ModelTraits = { ...claude5, canBeForced: false };

/**
 * The models that a stage may ask, by the id of the foundation model. One that is missing here is not deployed before
 * somebody has stated this of it.
 *
 * Sources, read on 25 November 2026. Tools: platform.claude.com, "What's new" of Sonnet 5.5, Opus 5.5 and Fable 5.1,
 * "Forced tool use returns an error", which Converse passes on with 400 (seen by others with Opus 5.5); Sonnet 5 always
 * thinks on Bedrock and accepts forced tools nevertheless, as others have measured. Profiles: platform.claude.com, "Claude
 * on Amazon Bedrock", for Claude 4; of the later ones nothing says for certain that they need one, but through one they
 * can be asked. Longest answers and questions: "Models overview"; Sonnet 4.6 may take more than is stated here.
 */
export const knownModels: Readonly<Record<string, ModelTraits>> = {
  'anthropic.claude-haiku-4-5-20251001-v1:0': claude4,
  'anthropic.claude-sonnet-4-5-20250929-v1:0': claude4,
  'anthropic.claude-sonnet-4-6': claude4,
  'anthropic.claude-sonnet-5': claude5,
  'anthropic.claude-sonnet-5-5': claude55,
  'anthropic.claude-opus-5-5': claude55,
  'anthropic.claude-fable-5-1': claude55,
};
