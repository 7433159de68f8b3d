const separators = [',', ';', '\t', '|'] as const;
export type Separator = (typeof separators)[number];

/** Lines that are looked at, and how much of the file they may be. */
const sampleLines = 60;
const sampleLength = 60_000;

/** How often each separator stands outside of quotes in the first records. */
function countsByRecord(text: string): Record<Separator, number>[] {
  const none = { ',': 0, ';': 0, '\t': 0, '|': 0 };
  const records = [{ ...none }];
  let isQuoted = false;
  for (const sign of text.slice(0, sampleLength)) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (sign === '\n' || sign === '\r') {
      if (records.length >= sampleLines) break;
      records.push({ ...none });
    } else if (sign in none) {
      const record = records.at(-1);
      if (record) record[sign as Separator]++;
    }
  }
  return records;
}

/** Records in which a separator stands as often as it does most commonly, when that is at least once. */
function agreement(counts: readonly number[]): number {
  const votes = new Map<number, number>();
  for (const count of counts) if (count > 0) votes.set(count, (votes.get(count) ?? 0) + 1);
  return Math.max(0, ...votes.values());
}

/** The separator that divides most records alike; a comma when none divides any. */
export function separatorOf(text: string): Separator {
  const records = countsByRecord(text);
  const votes = separators.map((separator) => agreement(records.map((record) => record[separator])));
  return separators[votes.indexOf(Math.max(...votes))] ?? ',';
}
