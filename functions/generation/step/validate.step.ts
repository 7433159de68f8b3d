import { modelSettings } from '#lib/model/settings.ts';
import type { Positions, Run } from '#shared/generation/payload.ts';
import { begin, underWay } from './run.ts';

/** Notes which model writes at what prices: with them the cost is known, also when the stage has another one later. */
export async function validate(run: Run): Promise<Positions> {
  const { prices, training_files = [] } = await underWay(run);
  const { id: model } = modelSettings;
  await begin(run, 'validate', `${model} begins to write`, prices ? {} : { model, prices: modelSettings.prices });
  return { positions: training_files.map((_, position) => position) };
}
