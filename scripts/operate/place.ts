import { Refusal } from './refusal.ts';
import { type Environment, environmentOfLocal, environmentOfStage } from './target.ts';

/** Options of a command that works on a deployed stage or on the local cloud. */
export const placeOptions = {
  stage: { type: 'string' },
  local: { type: 'boolean' },
  url: { type: 'string' },
} as const;

interface Place {
  readonly stage?: string;
  readonly local?: boolean;
  /** Of the local cloud; it alone says as much as `--local`. */
  readonly url?: string;
}

const usualAddress = 'http://localhost:4000';

/** The environment of the one place that the options name; none or two of them are refused with the usage. */
export async function environmentOf({ stage, local, url }: Place, usage: string): Promise<Environment> {
  const isLocal = local || url !== undefined;
  if (isLocal === Boolean(stage)) throw new Refusal(`${usage}\n--local instead of a stage is the local cloud.`);
  return stage ? environmentOfStage(stage) : environmentOfLocal(url ?? usualAddress);
}
