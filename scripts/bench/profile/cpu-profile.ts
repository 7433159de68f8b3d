/** Where code is: a file, as the profile names it, with its line and column from 0. */
export interface Frame {
  readonly functionName: string;
  readonly url: string;
  readonly lineNumber: number;
  readonly columnNumber: number;
}

interface Node {
  readonly id: number;
  readonly callFrame: Frame;
  readonly children?: readonly number[];
}

/** A file that V8 writes with `--cpu-prof`: what a thread was doing at each sample. Times in microseconds. */
export interface CpuProfile {
  readonly nodes: readonly Node[];
  /** By the machine's monotonic clock, as `process.hrtime` is. */
  readonly startTime: number;
  /** The node at each sample, and the time since the one before. */
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

/** A time from and to, in microseconds of the monotonic clock. */
export interface Window {
  readonly from: number;
  readonly to: number;
}

/**
 * Milliseconds of a window by the place that `placeOf` gives a frame. A frame without a place (code of Node's, a native
 * function) is where its caller is.
 */
export function timeByPlace(
  { nodes, startTime, samples, timeDeltas }: CpuProfile,
  { from, to }: Window,
  placeOf: (frame: Frame) => string | undefined,
): ReadonlyMap<string, number> {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const places = new Map<number, string>();
  const place = (id: number | undefined): string => {
    const frame = id === undefined ? undefined : frames.get(id);
    if (id === undefined || !frame) return 'Node';
    const known = places.get(id) ?? placeOf(frame) ?? place(parents.get(id));
    places.set(id, known);
    return known;
  };
  const sums = new Map<string, number>();
  let at = startTime;
  samples.forEach((id, index) => {
    const delta = timeDeltas[index] ?? 0;
    at += delta;
    if (at < from || at > to) return;
    const name = place(id);
    sums.set(name, (sums.get(name) ?? 0) + delta / 1000);
  });
  return sums;
}
