/** One measured figure beside its budget. */
export interface Row {
  readonly what: string;
  readonly measured: string;
  readonly budget: string;
  /** Undefined where there is no budget. */
  readonly met: boolean | undefined;
}

export interface Section {
  readonly title: string;
  /** How it was measured. */
  readonly how: string;
  readonly rows: readonly Row[];
  /** What the table says, drawn: Markdown. */
  readonly picture?: string;
  /** Files that are written with the report, by their path. */
  readonly files?: Readonly<Record<string, string>>;
}

/** A figure that must not exceed `limit`. */
export const atMost = (what: string, value: number, limit: number, unit = ''): Row => ({
  what,
  measured: `${round(value)} ${unit}`.trim(),
  budget: `<= ${limit} ${unit}`.trim(),
  met: value <= limit,
});
/** A figure that must reach `limit`. */
export const atLeast = (what: string, value: number, limit: number, unit = ''): Row => ({
  what,
  measured: `${round(value)} ${unit}`.trim(),
  budget: `>= ${limit} ${unit}`.trim(),
  met: value >= limit,
});
/** A figure that is only told. */
export const withoutBudget = (what: string, measured: string): Row => ({ what, measured, budget: '', met: undefined });

/** The most resident memory that this process has had, in megabytes of a million bytes. */
export const peakMemory = (): number => (process.resourceUsage().maxRSS * 1024) / 1e6;

/** The middle one of an odd number of values. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const round = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en-US') : String(Math.round(value * 1000) / 1000);
