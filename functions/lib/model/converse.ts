import {
  BedrockRuntimeClient,
  ConverseCommand,
  type ConverseCommandInput,
  type Message,
  type StopReason,
} from '@aws-sdk/client-bedrock-runtime';
import type { TokenUsage } from '#shared/kernel/model.ts';
import { createClient } from '../aws/client.ts';
import { ModelError, type ModelErrorName, noTokens } from './errors.ts';
import { modelSettings } from './settings.ts';

const client = createClient(BedrockRuntimeClient, 'model', modelSettings.region);

export interface ModelAnswer {
  readonly message: Message;
  readonly stopReason: StopReason | undefined;
  readonly usage: TokenUsage;
}

const names: Readonly<Record<string, ModelErrorName>> = {
  ThrottlingException: 'ModelThrottledError',
  ServiceQuotaExceededException: 'ModelThrottledError',
  ModelNotReadyException: 'ModelUnavailableError',
  ModelTimeoutException: 'ModelTimeoutError',
  TimeoutError: 'ModelTimeoutError',
  AccessDeniedException: 'ModelAccessError',
  ResourceNotFoundException: 'ModelAccessError',
  ValidationException: 'ModelInputError',
};

/** What Bedrock, or the way there, did. Whatever else fails on this side of it is a defect and stays what it is. */
function failure(error: unknown): unknown {
  const { name, code, $metadata } = error as { name?: string; code?: string; $metadata?: object };
  const known = names[name ?? ''];
  if (known) return new ModelError(known, noTokens, error);
  return code || $metadata ? new ModelError('ModelUnavailableError', noTokens, error) : error;
}

/**
 * One request to the stage's language model, which may take minutes (`lib/aws/limits.ts`). Throws a `ModelError` when
 * there is no answer.
 */
export async function converse(request: Omit<ConverseCommandInput, 'modelId'>): Promise<ModelAnswer> {
  try {
    const answer = await client.send(new ConverseCommand({ modelId: modelSettings.id, ...request }));
    const { inputTokens = 0, outputTokens = 0 } = answer.usage ?? {};
    return {
      message: answer.output?.message ?? { role: 'assistant', content: [] },
      stopReason: answer.stopReason,
      usage: { inputTokens, outputTokens },
    };
  } catch (error) {
    throw failure(error);
  }
}
