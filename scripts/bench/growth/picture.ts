/** What something took at each size, in milliseconds. */
export interface Taken {
  readonly name: string;
  readonly milliseconds: readonly number[];
}

/** Characters of the longest bar. */
const width = 40;

/** A bar for each size under the name of what it took, all to one scale, as a block of text. */
export function picture(sizes: readonly string[], all: readonly Taken[]): string {
  const longest = Math.max(...all.flatMap(({ milliseconds }) => milliseconds));
  const margin = Math.max(...sizes.map((size) => size.length));
  const bar = (time: number): string => '█'.repeat(Math.max(1, Math.round((width * time) / longest)));
  const lines = all.flatMap(({ name, milliseconds }) => [
    name,
    ...milliseconds.map((time, at) => `  ${(sizes[at] ?? '').padStart(margin)} ${bar(time)} ${time.toFixed(1)} ms`),
  ]);
  return ['```text', ...lines, '```'].join('\n');
}
