import type { Editor } from '@tiptap/core';
import { selectedRect, toggleHeader } from '@tiptap/pm/tables';
import type { Alignment } from '../schema/table.ts';

/** Makes the first row of the table headers, or plain cells again. */
export function switchHeaderRow(editor: Editor): void {
  toggleHeader('row')(editor.state, editor.view.dispatch);
  editor.commands.focus();
}

/** Aligns whole columns: those of the cells that are selected, or of the cursor. */
export function alignColumns(editor: Editor, align: Alignment): void {
  const { state, view } = editor;
  const { map, tableStart, left, right } = selectedRect(state);
  const { tr } = state;
  for (const cell of map.cellsInRect({ left, right, top: 0, bottom: map.height }))
    tr.setNodeAttribute(tableStart + cell, 'align', align === 'left' ? null : align);
  view.dispatch(tr);
  editor.commands.focus();
}
