import type { DeployedStage } from '#infra/deployed-stage.ts';
import { sentenceOf } from '../refusal.ts';

/** What was found: fine, worth knowing, or missing for a deployment that works. A sentence that says what to do. */
export interface Finding {
  readonly state: 'ok' | 'note' | 'missing';
  readonly sentence: string;
}

export const ok = (sentence: string): Finding => ({ state: 'ok', sentence });
export const note = (sentence: string): Finding => ({ state: 'note', sentence });
export const missing = (sentence: string): Finding => ({ state: 'missing', sentence });

/** A stage with its name. */
export interface Patient extends DeployedStage {
  readonly name: string;
}

/** Looks at one thing. */
export type Examination = (stage: Patient) => Promise<Finding>;

/** What an examination finds; one that fails, for example without permission, is a finding, too. */
export const examined = (examination: Examination, what: string, stage: Patient): Promise<Finding> =>
  examination(stage).catch((error: unknown) => missing(`${what}: ${sentenceOf(error)}`));
