import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Count } from './page.ts';

/** What a run, or a piece of one, has found. */
export interface Outcome {
  readonly counts: ReadonlyMap<string, Count>;
  readonly missed: readonly string[];
}
/** The second of three, for example. */
export type Piece = readonly [number: number, of: number];

const fileOf = (folder: string, [number, of]: Piece): string => join(folder, `${number}-of-${of}.json`);

/** Keeps the outcome of a piece. */
export function keepPiece(folder: string, piece: Piece, { counts, missed }: Outcome): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(folder, piece), JSON.stringify({ counts: [...counts], missed }));
}

function together(outcomes: readonly Outcome[]): Outcome {
  const counts = new Map<string, Count>();
  for (const [kind, { made, noticed }] of outcomes.flatMap((outcome) => [...outcome.counts])) {
    const before = counts.get(kind) ?? { made: 0, noticed: 0 };
    counts.set(kind, { made: before.made + made, noticed: before.noticed + noticed });
  }
  return { counts, missed: outcomes.flatMap(({ missed }) => missed) };
}

/** The outcome of the whole run, once all its pieces are kept; undefined until then. */
export function wholeRun(folder: string, of: number): Outcome | undefined {
  const files = Array.from({ length: of }, (_, index) => fileOf(folder, [index + 1, of]));
  if (!files.every((file) => existsSync(file))) return undefined;
  const outcomes = files.map((file) => JSON.parse(readFileSync(file, 'utf8')));
  return together(outcomes.map(({ counts, missed }) => ({ counts: new Map(counts), missed })));
}
