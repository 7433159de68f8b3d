import type { SignedIn } from '#lib/actor.ts';
import { nowIso } from '#lib/clock.ts';
import { personalDataParts } from './registry.ts';

/** Everything that is kept about a person. Money in dollars, as everywhere outside. */
export async function exportAccount(actor: SignedIn): Promise<Record<string, unknown>> {
  const parts = await personalDataParts();
  const exported = await Promise.all(parts.map((part) => part.exportOf(actor)));
  return Object.assign({ exported_at: nowIso() }, ...exported);
}
