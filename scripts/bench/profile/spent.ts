import { type CpuProfile, timeByPlace, type Window } from './cpu-profile.ts';
import { idle, placeOf, waiting } from './places.ts';
import type { sourceFinder } from './sources.ts';

/** Milliseconds of a request by place, the most first. */
export type ByPlace = readonly (readonly [place: string, milliseconds: number])[];

/** Where a request's time goes, over all threads. */
export interface Spent {
  /** Work of the platform's own thread: edge, gateway and emulators. */
  readonly platform: ByPlace;
  /** Work of functions. */
  readonly functions: ByPlace;
  /** How long functions had the request, waiting included: what AWS bills. */
  readonly billed: number;
}

const isFunction = ({ nodes }: CpuProfile): boolean =>
  nodes.some(({ callFrame }) => callFrame.functionName === 'frozenUntilNext');

/** Adds up the profiles of all threads for the requests that were answered within a window. */
export function spent(
  profiles: readonly CpuProfile[],
  window: Window,
  requests: number,
  sourceOf: ReturnType<typeof sourceFinder>,
): Spent {
  const sums = { platform: new Map<string, number>(), functions: new Map<string, number>() };
  for (const profile of profiles) {
    const ofFunction = isFunction(profile);
    const sum = ofFunction ? sums.functions : sums.platform;
    const times = timeByPlace(profile, window, (frame) => placeOf(frame, ofFunction, sourceOf));
    for (const [place, milliseconds] of times) sum.set(place, (sum.get(place) ?? 0) + milliseconds / requests);
  }
  const billed = [...sums.functions].reduce((sum, [place, time]) => (place === idle ? sum : sum + time), 0);
  const worked = (sum: ReadonlyMap<string, number>): ByPlace =>
    [...sum].filter(([place]) => place !== idle && place !== waiting).toSorted(([, one], [, other]) => other - one);
  return { platform: worked(sums.platform), functions: worked(sums.functions), billed };
}
