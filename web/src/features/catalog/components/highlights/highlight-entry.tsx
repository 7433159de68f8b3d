import { NotebookPen, Trash2 } from 'lucide-react';
import { highlightColors } from '#shared/library/choices.ts';
import { IconButton } from '#web/components/ui/action/icon-button.tsx';
import { classNames } from '#web/lib/class-names.ts';
import type { PlacedHighlight } from '../../api/highlights/placed.ts';
import { ColorButton } from './color-button.tsx';
import type { Marking } from './use-marking.ts';

const edges = { yellow: 'border-l-mark-yellow', green: 'border-l-mark-green', blue: 'border-l-mark-blue' } as const;

export interface HighlightEntryProps {
  readonly placed: PlacedHighlight;
  readonly isWaiting: boolean;
  readonly marking: Marking;
  readonly onGo: () => void;
}

const Quote = ({ text }: { readonly text: string }) => <span className="line-clamp-4 font-serif">{text}</span>;

/** A highlight in the list: its text, which leads there, its note, and what can be done with it. */
export function HighlightEntry({ placed: { highlight, at }, isWaiting, marking, onGo }: HighlightEntryProps) {
  const { quote, note, color } = highlight;
  return (
    <li className={classNames('border-b border-l-4 border-line py-2 pl-3', edges[color])}>
      {at ? (
        <button type="button" className="min-h-10 w-full text-left hover:text-accent" onClick={onGo}>
          <Quote text={quote} />
        </button>
      ) : (
        <p>
          <Quote text={quote} />
        </p>
      )}
      {note && <p className="mt-1 text-muted whitespace-pre-line">{note}</p>}
      {isWaiting && <p className="mt-1 text-12 font-medium text-draft">Not saved yet</p>}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay out its content in a row */}
      <div role="group" aria-label={`Highlight: ${quote.slice(0, 60)}`} className="-ml-2 flex">
        {highlightColors.map((one) => (
          <ColorButton
            key={one}
            color={one}
            isChosen={one === color}
            onChoose={() => marking.recolor(highlight, one)}
          />
        ))}
        <IconButton
          label={note ? 'Edit note' : 'Add a note'}
          className="ml-auto"
          onClick={() => marking.openNote(highlight)}
        >
          <NotebookPen size={18} aria-hidden="true" />
        </IconButton>
        <IconButton label="Delete highlight" onClick={() => marking.drop(highlight)}>
          <Trash2 size={18} aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}
