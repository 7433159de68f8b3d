import { modelSettings } from '#lib/model/settings.ts';
import type { Run } from '#shared/generation/payload.ts';
import { begin, underWay } from './run.ts';

/** Notes which model writes at what prices: with them the cost is known, also when the stage has another one later. */
export async function validate(run: Run): Promise<void> {
  const { prices } = await underWay(run);
  const { id: model } = modelSettings;
  await begin(run, 'validate', `${model} begins to write`, prices ? {} : { model, prices: modelSettings.prices });
}
