import { parseArgs } from 'node:util';
import { unbuiltParts } from '#infra/bundling/unbuilt.ts';
import { diagnose } from './operate/doctor/diagnosis.ts';
import { command } from './operate/refusal.ts';
import { stageNamed } from './operate/target.ts';

/**
 * `npm run doctor -- --stage production`: what is missing before a stage can be deployed, a sentence each, with the
 * credentials of its account. Changes nothing. Ends with code 1 when something is missing.
 */
const marks = { ok: 'ok      ', note: 'note    ', missing: 'MISSING ' } as const;

await command(async () => {
  const { values } = parseArgs({ options: { stage: { type: 'string' } } });
  const stage = stageNamed(values.stage);
  const found = await diagnose({ ...stage, name: values.stage ?? '' }, unbuiltParts());
  for (const { state, sentence } of found) process.stdout.write(`${marks[state]}${sentence}\n`);
  if (found.some(({ state }) => state === 'missing')) process.exitCode = 1;
});
