import type { Sheet } from '#shared/kernel/csv-file/sheet.ts';

/** A column of a file of subscribers. */
export interface ImportColumn {
  /** Its place, from 0, as the value of a select. */
  readonly value: string;
  /** Its name and the first thing in it. */
  readonly label: string;
}

/** The columns of a file, and which of them seem to have the addresses and the interests; blank if none does. */
export interface ImportColumns {
  readonly columns: readonly ImportColumn[];
  readonly email: string;
  readonly topics: string;
}

const anAddress = /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/;
const longestExample = 40;

const first = <T>(items: readonly T[], is: (item: T) => boolean): string => {
  const at = items.findIndex(is);
  return at < 0 ? '' : String(at);
};

/** Reads the columns off the first rows. A first row with an address is no header. */
export function importColumns({ header, rows }: Pick<Sheet, 'header' | 'rows'>): ImportColumns {
  const isHeaderless = header.some((cell) => anAddress.test(cell));
  const sample = isHeaderless ? header : (rows[0] ?? []);
  const names = isHeaderless ? header.map(() => '') : header;
  const columns = names.map((name, at) => {
    const example = (sample[at] ?? '').trim().slice(0, longestExample);
    return {
      value: String(at),
      label: [name || `Column ${at + 1}`, example && `(${example})`].filter(Boolean).join(' '),
    };
  });
  return {
    columns,
    email: first(sample, (cell) => anAddress.test(cell)) || first(names, (name) => /e-?mail/i.test(name)),
    topics: first(names, (name) => /interest|topic/i.test(name)),
  };
}
