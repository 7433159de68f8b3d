import { buildSite } from '#scripts/build/site.ts';
import { synthesise } from '#scripts/build/synth.ts';

/** Names another assembly for the tests of this folder: a copy in which one thing is missing (`mutation`). */
export const assemblyVariable = 'RAMPART_ASSEMBLY';

/** The folder of production's cloud assembly. */
export async function productionAssembly(): Promise<string> {
  const given = process.env[assemblyVariable];
  if (given) return given;
  // Its files are part of the stacks.
  await buildSite();
  return synthesise('production');
}
