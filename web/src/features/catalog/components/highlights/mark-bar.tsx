import { Copy, NotebookPen, Trash2, X } from 'lucide-react';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { type HighlightColor, highlightColors } from '#shared/library/choices.ts';
import type { Passage } from '#shared/library/similar-words.ts';
import { IconButton } from '#web/components/ui/action/icon-button.tsx';
import { type PageText, rangeOf } from '../../api/highlights/page-text.ts';
import { ColorButton } from './color-button.tsx';

/** Below the passage, within the window. Fixed at the bottom of a phone, where the system has its own menu above. */
function placeBelow(page: PageText, passage: Passage): CSSProperties {
  const box = rangeOf(page, passage)?.getBoundingClientRect();
  if (!box) return {};
  const top = Math.min(box.bottom + 10, window.innerHeight - 64) + window.scrollY;
  const left = Math.min(Math.max(box.left + box.width / 2, 180), window.innerWidth - 180);
  return { '--top': `${top}px`, '--left': `${left}px` } as CSSProperties;
}

export interface BarFrameProps {
  readonly page: PageText;
  readonly passage: Passage;
  readonly label: string;
  /** Takes the keyboard focus: it was asked for with a key. */
  readonly isWanted: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A small bar beside a passage. Pressing it leaves the selection as it is. */
export function BarFrame({ page, passage, label, isWanted, onClose, children }: BarFrameProps) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isWanted) bar.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isWanted]);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onClose]);
  return createPortal(
    <section
      ref={bar}
      aria-label={label}
      style={placeBelow(page, passage)}
      className="no-print z-31 flex animate-fade-in items-center gap-1 rounded-card border border-line bg-surface p-1.5 text-14 shadow-float max-sm:fixed max-sm:inset-x-4 max-sm:bottom-[calc(16px+var(--notice))] max-sm:justify-center sm:absolute sm:top-(--top) sm:left-(--left) sm:-translate-x-1/2"
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </section>,
    document.body,
  );
}

export interface MarkBarProps extends Omit<BarFrameProps, 'label' | 'children'> {
  /** The colour of the highlight, if the passage is one. */
  readonly color: HighlightColor | undefined;
  readonly hasNote: boolean;
  readonly onMark: (color: HighlightColor) => void;
  readonly onNote: () => void;
  readonly onCopy: () => void;
  /** Absent: there is nothing to delete. */
  readonly onDelete: (() => void) | undefined;
}

/** What can be done with a selected passage, or with a highlight. */
export function MarkBar({ color, hasNote, onMark, onNote, onCopy, onDelete, ...frame }: MarkBarProps) {
  return (
    <BarFrame {...frame} label={color ? 'Highlight' : 'Selected text'}>
      {highlightColors.map((one) => (
        <ColorButton key={one} color={one} isChosen={one === color} onChoose={() => onMark(one)} />
      ))}
      <IconButton label={hasNote ? 'Edit note' : 'Add a note'} onClick={onNote}>
        <NotebookPen size={20} aria-hidden="true" />
      </IconButton>
      <IconButton label="Copy text" onClick={onCopy}>
        <Copy size={20} aria-hidden="true" />
      </IconButton>
      {onDelete && (
        <IconButton label="Delete highlight" onClick={onDelete}>
          <Trash2 size={20} aria-hidden="true" />
        </IconButton>
      )}
      <IconButton label="Close" onClick={frame.onClose}>
        <X size={20} aria-hidden="true" />
      </IconButton>
    </BarFrame>
  );
}
