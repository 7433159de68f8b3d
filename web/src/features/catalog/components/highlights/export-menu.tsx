import { Download } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#web/components/ui/action/icon-button.tsx';
import { Menu, MenuItem } from '#web/components/ui/action/menu.tsx';
import { highlightsCsv, highlightsMarkdown } from '../../api/highlights/export-text.ts';
import type { PlacedHighlight } from '../../api/highlights/placed.ts';
import { fileNameOf } from '../../api/reader/specimen.ts';
import { HighlightsSheet } from './highlights-sheet.tsx';

/** Saves a text as a file of this browser's person. */
function saveFile(text: string, type: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export interface ExportMenuProps {
  readonly title: string;
  readonly placed: readonly PlacedHighlight[];
}

/** Takes highlights and notes along: as Markdown, as a spreadsheet, on paper. */
export function ExportMenu({ title, placed }: ExportMenuProps) {
  const [isPrinting, setPrinting] = useState(false);
  const name = `${fileNameOf(title)}-highlights`;
  return (
    <>
      <Menu
        trigger={
          <IconButton label="Export highlights">
            <Download size={20} aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem onSelect={() => saveFile(highlightsMarkdown(title, placed), 'text/markdown', `${name}.md`)}>
          Markdown
        </MenuItem>
        <MenuItem onSelect={() => saveFile(highlightsCsv(placed), 'text/csv', `${name}.csv`)}>CSV</MenuItem>
        <MenuItem onSelect={() => setPrinting(true)}>Print</MenuItem>
      </Menu>
      {isPrinting && <HighlightsSheet title={title} placed={placed} onPrinted={() => setPrinting(false)} />}
    </>
  );
}
