import { retriableModelErrors, type TokenUsage } from '#shared/kernel/model.ts';

/** What can go wrong with the language model, with a sentence for the admin who started the work. */
const sentences = {
  ModelThrottledError: 'The language model has too many requests at the moment. Try again in a few minutes.',
  ModelTimeoutError: 'The language model did not answer in time. Try again in a few minutes.',
  ModelUnavailableError: 'The language model cannot be reached at the moment. Try again in a few minutes.',
  ModelAccessError: 'This platform may not use its language model. Ask the operator to enable it.',
  ModelInputError: 'The language model did not accept the request. Shorten the instructions or the training files.',
  ModelRefusedError: 'The language model refused to write this. Change the topic or the instructions.',
  ModelEmptyAnswerError: 'The language model gave an empty answer. Try again.',
  ModelHalfAnswerError: "The language model's answer was too long and broke off. Ask for a shorter text.",
  ModelAnswerError:
    "The language model's answer could not be used, not even after it was asked to correct it. Try again.",
  BudgetSpentError: 'The token budget does not cover the next step. Ask for a shorter book, or for a larger budget.',
} as const;
export type ModelErrorName = keyof typeof sentences;

export const noTokens: TokenUsage = { inputTokens: 0, outputTokens: 0 };

/**
 * A request to the language model that failed. `name` says why (a state machine retries those of `retriableModelErrors`),
 * `message` is for admins, `usage` are the tokens that were used nevertheless. Log the name: `cause` may quote the model.
 */
export class ModelError extends Error {
  override readonly name: ModelErrorName;
  readonly usage: TokenUsage;

  constructor(name: ModelErrorName, usage: TokenUsage = noTokens, cause?: unknown) {
    super(sentences[name], { cause });
    this.name = name;
    this.usage = usage;
  }
}

/** Whether the same request may succeed later. */
export const mayPass = ({ name }: ModelError): boolean => retriableModelErrors.some((each) => each === name);
