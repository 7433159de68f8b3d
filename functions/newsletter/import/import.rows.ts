import type { Sheet } from '#shared/kernel/csv-file/sheet.ts';
import { cut, Email } from '#shared/kernel/text.ts';
import { newsletterInterests } from '#shared/newsletter/interests.ts';
import { interestsOf } from '#shared/newsletter/subscriber.ts';
import type { SubscriberImport } from '#shared/newsletter/subscriber-import.ts';

/** A row of a file of subscribers. */
export interface ImportedRow {
  /** The number that a spreadsheet shows. */
  readonly row: number;
  /** The beginning of what was typed, if it is no address. */
  readonly email: string;
  readonly interests: readonly string[];
  /** Why it cannot be imported. */
  readonly problem?: string;
}

/** The value of an interest that a cell names; one that the form does not offer is kept as it is. */
function interestNamed(name: string): string {
  const same = (text: string) => text.toLowerCase() === name.toLowerCase();
  return newsletterInterests.find(({ value, label }) => same(value) || same(label))?.value ?? name;
}

const interestsIn = (cell: string): string[] =>
  cell
    .split(/[,;|]/)
    .map((name) => name.trim())
    .filter(Boolean)
    .map(interestNamed);

/** Characters of a cell without an address: enough to find it, and few enough for the item of a job, which names fifty. */
const longestShown = 100;

const isAddress = (cell: string): boolean => Email.safeParse(cell).success;

/**
 * The rows of a file. A first row that has an address where the others have theirs is no header. An address that is there
 * twice counts once.
 */
export function rowsIn({ header, rows, numbers }: Sheet, { mapping, interests }: SubscriberImport): ImportedRow[] {
  const isHeaderless = isAddress(header[mapping.email]?.trim() ?? '');
  const numbersOfRows = isHeaderless ? numbers : numbers.slice(1);
  const seen = new Map<string, number>();
  return (isHeaderless ? [header, ...rows] : rows).map((cells, at): ImportedRow => {
    const row = numbersOfRows[at] ?? 0;
    const typed = cells[mapping.email]?.trim() ?? '';
    const address = Email.safeParse(typed);
    if (!address.success) {
      const problem = typed ? 'This is no email address' : 'There is no address';
      return { row, email: cut(typed, longestShown), interests: [], problem };
    }
    const email = address.data;
    const earlier = seen.get(email);
    if (earlier !== undefined) return { row, email, interests: [], problem: `Row ${earlier} has the same address` };
    seen.set(email, row);
    const named = mapping.interests === null ? [] : interestsIn(cells[mapping.interests] ?? '');
    return { row, email, interests: interestsOf([...new Set([...named, ...interests])]) };
  });
}
