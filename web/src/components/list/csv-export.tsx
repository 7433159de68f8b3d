import { Download } from 'lucide-react';
import { useState } from 'react';
import { csvOf } from '#shared/kernel/csv.ts';
import { problemDetail } from '#web/lib/api/api-problem.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '../ui/action/button.tsx';
import type { ListColumn, Listed } from './list-column.ts';

/** More would keep the browser waiting for too long. */
const mostRows = 1000;

export interface CsvExportProps<Item extends Listed> {
  readonly noun: string;
  readonly columns: readonly ListColumn<Item>[];
  readonly loadPage: (cursor: string | undefined) => Promise<{ items: readonly Item[]; next?: string | undefined }>;
}

/** Saves the whole result, page by page, as a CSV file; it says so where it had to stop. */
export function CsvExport<Item extends Listed>({ noun, columns, loadPage }: CsvExportProps<Item>) {
  const [isBusy, setBusy] = useState(false);
  async function save(): Promise<void> {
    const items: Item[] = [];
    let cursor: string | undefined;
    do {
      const page = await loadPage(cursor);
      items.push(...page.items);
      cursor = page.next;
    } while (cursor && items.length < mostRows);
    const exported = columns.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
    const rows = items.map((item) => exported.map(({ value }) => value(item)));
    saveFile(`${noun}.csv`, csvOf([exported.map(({ label }) => label), ...rows]), 'text/csv');
    if (cursor) toast.info(`The file has the first ${items.length} ${noun}. Narrow the list to export the others.`);
  }
  const start = async () => {
    setBusy(true);
    await save().catch((error: unknown) => void toast.error(problemDetail(error, 'The export failed')));
    setBusy(false);
  };
  return (
    <Button
      variant="quiet"
      busy={isBusy}
      busyText="Exporting…"
      icon={<Download size={16} aria-hidden="true" />}
      onClick={() => void start()}
    >
      Export CSV
    </Button>
  );
}
