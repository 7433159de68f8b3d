import {
  BedrockRuntimeClient,
  ConverseCommand,
  type ConverseCommandInput,
  type Message,
  type StopReason,
} from '@aws-sdk/client-bedrock-runtime';
import type { TokenUsage } from '#shared/kernel/model.ts';
import { createClient } from '../aws/client.ts';
import { logger } from '../logger.ts';
import { ModelError } from './errors.ts';
import { failureOf } from './failure.ts';
import { modelSettings } from './settings.ts';

const client = createClient(BedrockRuntimeClient, 'model', modelSettings.region);

export interface ModelAnswer {
  readonly message: Message;
  readonly stopReason: StopReason | undefined;
  readonly usage: TokenUsage;
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
    const failure = failureOf(error);
    // What Bedrock says here is about the account, not about the request, and only the operator can do something about it.
    if (failure instanceof ModelError && failure.name === 'ModelAccessError')
      logger.error('language model cannot be asked', { model: modelSettings.id, error: error as Error });
    throw failure;
  }
}
