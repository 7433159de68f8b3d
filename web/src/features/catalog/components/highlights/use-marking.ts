import { useState } from 'react';
import { anchorOf } from '#shared/library/anchor.ts';
import { type HighlightColor, highlightColors, longestQuote } from '#shared/library/choices.ts';
import type { Highlight, HighlightEdit } from '#shared/library/highlight.ts';
import type { Passage } from '#shared/library/similar-words.ts';
import { toast } from '#web/lib/toast.ts';
import type { Highlights } from '../../api/highlights/highlights.ts';
import { markedOver } from '../../api/highlights/marked-over.ts';
import type { PageText } from '../../api/highlights/page-text.ts';
import type { PlacedHighlight } from '../../api/highlights/placed.ts';

const tooLong = `Please select less text: a highlight has at most ${longestQuote.toLocaleString('en-US')} characters.`;

const editOf = ({ key: _, created_at: __, updated_at: ___, ...edit }: Highlight): HighlightEdit => edit;

/** Whether a highlight covers the same words already, in the same colour. */
const isAsKept = (kept: Highlight, { quote, color, note }: HighlightEdit): boolean =>
  kept.quote === quote && kept.color === color && kept.note === note;

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
export function useMarking({ keep, remove }: Pick<Highlights, 'keep' | 'remove'>, placed: readonly PlacedHighlight[]) {
  const [note, setNote] = useState<OpenNote>();
  const [lastColor, setLastColor] = useState<HighlightColor>(highlightColors[0]);

  /** Marks a passage of the page, together with marks that it meets; undefined if it is too long. */
  function mark(page: PageText, passage: Passage, color = lastColor): OpenNote | undefined {
    if (passage.end - passage.start > longestQuote) {
      toast.error(tooLong);
      return undefined;
    }
    setLastColor(color);
    const { into, passage: whole, note, gone } = markedOver(placed, passage, color);
    const edit = { ...anchorOf(page, whole), color, note };
    for (const { key } of gone) remove(key);
    return { key: into && isAsKept(into, edit) ? into.key : keep(edit, into?.key), edit };
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
    /** Marks in the colour that was used last. */
    markPassage: (page: PageText, passage: Passage) => mark(page, passage)?.key,
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
