import type { GenerationStep } from '#shared/generation/choices.ts';
import { finalError, type Run } from '#shared/generation/payload.ts';
import { type Change, changeWhileUnderWay, findGeneration, type StoredGeneration } from '../generation.repo.ts';

/** A step that is not to be tried again; the message is for admins. */
export class GenerationFailed extends Error {
  override readonly name = finalError;
}

const over = () => new GenerationFailed('This attempt has ended already.');

/** The generation of a run that is still under way. Throws when it was canceled, or another attempt has begun. */
export async function underWay({ generation_id, attempt }: Run): Promise<StoredGeneration> {
  const stored = await findGeneration(generation_id);
  const isUnderWay = stored?.attempt === attempt && (stored.status === 'queued' || stored.status === 'running');
  if (!isUnderWay) throw over();
  return stored;
}

/** Changes it, if it is. */
export async function change(run: Run, changes: Change): Promise<void> {
  if (!(await changeWhileUnderWay(run, changes))) throw over();
}

/** Says that a step has begun; nothing is said twice when the step is called again. */
export async function begin(
  run: Run,
  step: GenerationStep,
  sentence: string,
  set: Change['set'] = {},
): Promise<StoredGeneration> {
  const stored = await underWay(run);
  if (stored.step !== step || stored.status !== 'running')
    await change(run, { set: { ...set, status: 'running', step }, sentence });
  return stored;
}
