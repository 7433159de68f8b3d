import { Download } from 'lucide-react';
import { csvOf } from '#shared/kernel/csv.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { saveFile } from '#web/lib/save-file.ts';
import { rowsOf } from '../../api/template-file.ts';

/** Saves the first table of the text, as it stands on the page. */
function saveTemplate(slug: string): void {
  const table = document.querySelector<HTMLTableElement>('article .prose table');
  if (table) saveFile(`${slug}.csv`, csvOf(rowsOf(table)), 'text/csv');
}

/** The template of an article as a file. */
export const TemplateDownload = ({ slug }: { readonly slug: string }) => (
  <p className="no-print mb-8 flex flex-wrap items-center gap-x-4 gap-y-2 text-14 text-muted">
    <Button icon={<Download size={16} aria-hidden="true" />} onClick={() => saveTemplate(slug)}>
      Download the template
    </Button>
    CSV, opens in every spreadsheet
  </p>
);
