import type { Editor } from '@tiptap/core';
import { useEffect } from 'react';
import { pasteProps } from './paste/paste-props.ts';
import { pictureFiles } from './picture/picture-files.ts';

export interface EditorPropsOptions {
  readonly attributes: Record<string, string>;
  /** Absent: no pictures. */
  readonly takePicture: ((file: File) => void) | undefined;
  /** True if the key was for the menu or a dialog above the text. */
  readonly onKey: (event: KeyboardEvent) => boolean;
}

/** How much of a window bars may cover, in pixels: those of the page, the tools above the text and what is said below it. */
const covered = { top: 160, bottom: 136, left: 8, right: 8 };

/** What the text's own element is told at each rendering: what it is, and who takes pictures and keys first. */
export function useEditorProps(editor: Editor, { attributes, takePicture, onKey }: EditorPropsOptions): void {
  useEffect(() => {
    editor.setOptions({
      editorProps: {
        attributes,
        // The line that is written on stays in sight.
        scrollThreshold: covered,
        scrollMargin: covered,
        ...pictureFiles(takePicture),
        handleKeyDown: (_view, event) => onKey(event),
        ...pasteProps,
      },
    });
  });
}
