import type { SignedIn } from '#lib/actor.ts';
import { nowIso } from '#lib/clock.ts';
import { RawResult } from '#lib/http/respond.ts';
import { personalDataParts } from './registry.ts';

/** Everything stored about a person. Amounts are in dollars, as everywhere in the API. */
export async function exportAccount(actor: SignedIn): Promise<Record<string, unknown>> {
  const parts = await personalDataParts();
  const exported = await Promise.all(parts.map((part) => part.exportOf(actor)));
  return { exported_at: nowIso(), ...merged(exported) };
}

/** Whether somebody has so much that it has to be written to files. */
export async function isLarge(actor: SignedIn): Promise<boolean> {
  const parts = await personalDataParts();
  return (await Promise.all(parts.map(({ inPages }) => inPages?.isMany(actor) ?? false))).includes(true);
}

/** Lambda answers with 6,291,556 bytes at most; headers and the rest of the answer need some. */
const mostAnswered = 6_000_000;

/** Whether an export can be sent at once as it is, compressed or not: the answer is JSON, in which its text is a string. */
export function fitsAnswer(answer: RawResult | Record<string, unknown>): boolean {
  const text = answer instanceof RawResult ? answer.result.body : JSON.stringify(answer);
  return Buffer.byteLength(JSON.stringify(text ?? '')) <= mostAnswered;
}

/** All parts in one object. Two that use the same name would lose data, so that is an error. */
export function merged(parts: readonly Readonly<Record<string, unknown>>[]): Record<string, unknown> {
  const names = parts.flatMap((part) => Object.keys(part));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Two domains export "${twice}"`);
  return Object.assign({}, ...parts);
}
