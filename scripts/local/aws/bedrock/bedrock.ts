import type { AwsRequest, AwsResponse, LocalClock, LocalService } from '../service.ts';
import { asDocument, asStream } from './answers.ts';
import { BedrockError, invalid, refusal } from './errors.ts';
import type { LocalModel, ModelLimits } from './model.ts';
import { readRequest } from './request.ts';
import { foundationModel, isFoundation, rest, routeOf } from './routes.ts';
import { spoil, within } from './spoiled.ts';

export interface BedrockOptions {
  readonly clock: LocalClock;
  /** Writes the answers; without one there is no model. */
  readonly model: LocalModel | undefined;
  /** What the models allow that it stands for, by id. */
  readonly models: Readonly<Record<string, ModelLimits>>;
  readonly log: (line: string) => void;
}

/** The model that an id names, and what that one allows. */
function modelFor({ model, models }: BedrockOptions, modelId: string): { model: LocalModel; limits: ModelLimits } {
  if (!/^[\w.:/-]{1,2048}$/.test(modelId)) throw invalid('The provided model identifier is invalid.');
  if (!model)
    throw new BedrockError('ResourceNotFoundException', 'No model is configured: the local cloud was given none.');
  const foundation = foundationModel(modelId);
  const limits = models[foundation];
  if (!limits)
    throw new BedrockError(
      'ResourceNotFoundException',
      'Could not resolve the foundation model from the provided model identifier.',
    );
  if (limits.needsProfile && isFoundation(modelId))
    throw invalid(
      `Invocation of model ID ${foundation} with on-demand throughput isn\u2019t supported. Retry your request with the ID or ARN of an inference profile that contains this model.`,
    );
  return { model, limits };
}

async function converse(options: BedrockOptions, { method, url, body, spoiled }: AwsRequest): Promise<AwsResponse> {
  const route = routeOf(method, url);
  if (!route) throw new BedrockError('UnknownOperationException', `The local cloud does not know ${method} ${url}`);
  const { model, limits } = modelFor(options, route.modelId);
  const request = readRequest(body, route.modelId, limits);
  const began = options.clock.now();
  const answer = within(await model.converse(request), request.inferenceConfig?.maxTokens);
  const encode = route.operation === 'Converse' ? asDocument : asStream;
  return { ...encode(spoil(answer, spoiled), options.clock.now() - began), isCut: spoiled === 'cut' };
}

/** Bedrock's runtime, as far as the product uses it: conversations with a model that the local cloud is given. */
export function openBedrock(options: BedrockOptions): LocalService {
  return {
    rest,
    async handle(request) {
      try {
        return await converse(options, request);
      } catch (error) {
        if (error instanceof BedrockError)
          return refusal({ type: error.name, message: error.message, status: error.status });
        options.log(`bedrock: ${(error as Error).stack}\n`);
        const message = 'The system encountered an unexpected error during processing. Try your request again.';
        return refusal({ type: 'InternalServerException', message, status: 500 });
      }
    },
    async close() {},
  };
}
