import type { LocalModel } from '../model.ts';
import { ollamaModel } from './ollama.ts';
import { openAiModel } from './openai.ts';

/** The variables by which an operator names a real model. */
export interface ModelVariables {
  readonly LOCAL_MODEL_URL?: string | undefined;
  readonly OLLAMA_HOST?: string | undefined;
  /** Its name at that server. */
  readonly LOCAL_MODEL_NAME?: string | undefined;
}

/** The model that the environment names, else the one that the local cloud was given. */
export function chosenModel(given: LocalModel | undefined, variables: ModelVariables): LocalModel | undefined {
  const { LOCAL_MODEL_URL, OLLAMA_HOST, LOCAL_MODEL_NAME } = variables;
  if (LOCAL_MODEL_URL) return openAiModel(LOCAL_MODEL_URL, LOCAL_MODEL_NAME || undefined);
  if (OLLAMA_HOST) return ollamaModel(OLLAMA_HOST, LOCAL_MODEL_NAME || undefined);
  return given;
}
