import type { Editor } from '@tiptap/core';
import { Table } from 'lucide-react';
import { Menu, MenuItem } from '../../ui/action/menu.tsx';
import { MenuDivider } from '../../ui/action/menu-choice.tsx';
import { ToolButton } from '../toolbar/tool-button.tsx';
import { alignColumns, switchHeaderRow } from './table-edits.ts';

interface Edit {
  readonly label: string;
  readonly run: (editor: Editor) => void;
  readonly danger?: boolean;
}

/** What can be done to the table that the cursor is in; like things stand together. */
const groups: readonly (readonly Edit[])[] = [
  [
    { label: 'Add row above', run: (editor) => editor.chain().focus().addRowBefore().run() },
    { label: 'Add row below', run: (editor) => editor.chain().focus().addRowAfter().run() },
    { label: 'Remove row', run: (editor) => editor.chain().focus().deleteRow().run() },
  ],
  [
    { label: 'Add column before', run: (editor) => editor.chain().focus().addColumnBefore().run() },
    { label: 'Add column after', run: (editor) => editor.chain().focus().addColumnAfter().run() },
    { label: 'Remove column', run: (editor) => editor.chain().focus().deleteColumn().run() },
  ],
  [
    { label: 'Align column left', run: (editor) => alignColumns(editor, 'left') },
    { label: 'Center column', run: (editor) => alignColumns(editor, 'center') },
    { label: 'Align column right', run: (editor) => alignColumns(editor, 'right') },
  ],
  [
    { label: 'Header row on or off', run: switchHeaderRow },
    { label: 'Remove table', run: (editor) => editor.chain().focus().deleteTable().run(), danger: true },
  ],
];

export interface TableMenuProps {
  readonly editor: Editor;
  /** Asks for the table's caption. */
  readonly onCaption: () => void;
}

export function TableMenu({ editor, onCaption }: TableMenuProps) {
  return (
    <Menu align="start" trigger={<ToolButton label="Table" icon={Table} isNamed />}>
      {groups.map((edits, index) => (
        <div key={edits[0]?.label}>
          {index > 0 && <MenuDivider />}
          {index === groups.length - 1 && <MenuItem onSelect={onCaption}>Caption</MenuItem>}
          {edits.map(({ label, run, danger }) => (
            <MenuItem key={label} danger={danger ?? false} onSelect={() => run(editor)}>
              {label}
            </MenuItem>
          ))}
        </div>
      ))}
    </Menu>
  );
}
