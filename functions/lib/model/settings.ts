import { ModelSettings } from '#shared/kernel/model.ts';
import { readEnv } from '../env.ts';

/** The stage's language model: its id, its budget of tokens for a generation, and its prices. */
export const modelSettings: ModelSettings = ModelSettings.parse(JSON.parse(readEnv('model').model));
