import { useState } from 'react';
import { anchorOf } from '#shared/library/anchor.ts';
import { type HighlightColor, highlightColors, longestQuote } from '#shared/library/choices.ts';
import type { Highlight, HighlightEdit } from '#shared/library/highlight.ts';
import type { Passage } from '#shared/library/similar-words.ts';
import { toast } from '#web/lib/toast.ts';
import type { Highlights } from '../../api/highlights/highlights.ts';
import type { PageText } from '../../api/highlights/page-text.ts';

const tooLong = `Please select less text: a highlight has at most ${longestQuote.toLocaleString('en-US')} characters.`;

const editOf = ({ key: _, created_at: __, updated_at: ___, ...edit }: Highlight): HighlightEdit => edit;

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success('Text copied');
  } catch {
    toast.error('The text could not be copied. Please use the menu of your browser.');
  }
}

/** A highlight whose note is being written. */
export interface OpenNote {
  readonly key: string;
  readonly edit: HighlightEdit;
}

/** What an owner does with passages and highlights. */
export function useMarking({ keep, remove }: Pick<Highlights, 'keep' | 'remove'>) {
  const [note, setNote] = useState<OpenNote>();
  const [lastColor, setLastColor] = useState<HighlightColor>(highlightColors[0]);

  /** Marks a passage of the page; undefined if it is too long. */
  function mark(page: PageText, passage: Passage, color = lastColor): OpenNote | undefined {
    if (passage.end - passage.start > longestQuote) {
      toast.error(tooLong);
      return undefined;
    }
    const edit = { ...anchorOf(page, passage), color, note: '' };
    setLastColor(color);
    return { key: keep(edit), edit };
  }

  function recolor(highlight: Highlight, color: HighlightColor): void {
    setLastColor(color);
    keep({ ...editOf(highlight), color }, highlight.key);
  }

  function drop(highlight: Highlight): void {
    remove(highlight.key);
    const restore = () => void keep(editOf(highlight), highlight.key);
    toast.success('Highlight deleted', { label: 'Undo', onClick: restore });
  }

  return {
    mark,
    recolor,
    drop,
    copy,
    note,
    openNote: (highlight: Highlight) => setNote({ key: highlight.key, edit: editOf(highlight) }),
    /** Marks a passage and opens its note. */
    noteOn: (page: PageText, passage: Passage) => setNote(mark(page, passage)),
    closeNote: () => setNote(undefined),
    saveNote: (text: string) => {
      if (note) keep({ ...note.edit, note: text }, note.key);
      setNote(undefined);
    },
  };
}
export type Marking = ReturnType<typeof useMarking>;
