import type { Editor } from '@tiptap/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { Suggestions } from '../../ui/form/suggestions.tsx';
import type { useSlashMenu } from './use-slash-menu.ts';

const width = 256;

export interface SlashMenuProps {
  readonly editor: Editor;
  readonly menu: ReturnType<typeof useSlashMenu>;
}

/** The place of the slash in the box around the text. */
function usePlace(editor: Editor, from: number | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ left: 0, top: 0, height: 0 });
  useLayoutEffect(() => {
    const around = box.current?.parentElement?.getBoundingClientRect();
    if (from === undefined || !around) return;
    const slash = editor.view.coordsAtPos(from);
    const left = Math.max(0, Math.min(slash.left - around.left, around.width - width));
    setPlace({ left, top: slash.top - around.top, height: slash.bottom - slash.top });
  }, [editor, from]);
  return { box, place };
}

/** What can be added, below the slash; the cursor stays in the text. */
export function SlashMenu({ editor, menu: { suggested, from } }: SlashMenuProps) {
  const { box, place } = usePlace(editor, from);
  const { height, ...corner } = place;
  return (
    <div ref={box} className="pointer-events-none absolute" style={{ ...corner, width }}>
      <Suggestions
        suggested={suggested}
        label="What to add"
        keyOf={({ label }) => label}
        line={({ label, icon: Icon }) => (
          <>
            <Icon size={18} aria-hidden="true" />
            {label}
          </>
        )}
      >
        <div style={{ height }} />
      </Suggestions>
    </div>
  );
}
