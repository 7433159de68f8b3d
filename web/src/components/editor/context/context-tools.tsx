import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Toolbar } from 'radix-ui';
import type { Ask } from '../toolbar/asked.ts';
import { CodeLanguage } from './code-language.tsx';
import { LinkTools } from './link-tools.tsx';
import { PictureTools } from './picture-tools.tsx';
import { TableMenu } from './table-menu.tsx';

const kinds = ['table', 'codeBlock', 'picture', 'link'] as const;

export interface ContextToolsProps {
  readonly editor: Editor;
  readonly label: string;
  readonly ask: Ask;
}

/** The tools of what the cursor is in. Their bar is there without them, so that the text never moves below a pointer. */
export function ContextTools({ editor, label, ask }: ContextToolsProps) {
  const active = useEditorState({ editor, selector: () => kinds.filter((kind) => editor.isActive(kind)).join(' ') });
  const isIn = (kind: (typeof kinds)[number]) => active.split(' ').includes(kind);
  if (!active) return null;
  return (
    <Toolbar.Root aria-label={`Tools at the cursor in ${label}`} className="flex min-w-0 items-center overflow-x-auto">
      {isIn('table') && <TableMenu editor={editor} onCaption={() => ask('caption')} />}
      {isIn('codeBlock') && <CodeLanguage editor={editor} />}
      {isIn('picture') && <PictureTools editor={editor} onDescribe={() => ask('alt')} />}
      {isIn('link') && <LinkTools editor={editor} onChange={() => ask('link')} />}
    </Toolbar.Root>
  );
}
