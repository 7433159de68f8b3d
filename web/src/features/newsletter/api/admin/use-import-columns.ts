import { useEffect, useState } from 'react';
import { loadOnline } from '#web/lib/online.ts';
import { type ImportColumns, importColumns } from './import-columns.ts';

/** What the browser has found in a file, or why it found nothing. */
export type FoundColumns = ImportColumns | { readonly problem: string };

/** The parser is loaded with the first file. */
async function columnsOf(file: File): Promise<FoundColumns> {
  try {
    const { readCsv } = await loadOnline(() => import('#web/lib/csv/read-csv.ts'));
    return importColumns((await readCsv(file)).sheet);
  } catch (error) {
    const isAboutFile = error instanceof Error && error.name === 'CsvProblem';
    return { problem: isAboutFile ? error.message : 'This file could not be read. Please try again.' };
  }
}

/** The columns of a file; undefined without one, and while it is read. */
export function useImportColumns(file: File | null, onFound: (found: ImportColumns) => void): FoundColumns | undefined {
  const [found, setFound] = useState<FoundColumns>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each file
  useEffect(() => {
    let isCurrent = true;
    setFound(undefined);
    if (file)
      void columnsOf(file).then((next) => {
        if (!isCurrent) return;
        setFound(next);
        if (!('problem' in next)) onFound(next);
      });
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return found;
}
