import type { HighlightColor } from '#shared/library/choices.ts';
import type { PageText } from '../../api/highlights/page-text.ts';
import { focusPassage } from './go-to-passage.ts';
import { MarkBar } from './mark-bar.tsx';
import type { Bar } from './use-bar.ts';
import type { Marking } from './use-marking.ts';

export interface OwnerBarProps {
  readonly page: PageText;
  readonly bar: Bar;
  readonly marking: Marking;
  readonly onClose: () => void;
}

/** The bar of an owner: marks what is selected, or changes the highlight that was pressed. */
export function OwnerBar({ page, bar: { passage, placed, isWanted }, marking, onClose }: OwnerBarProps) {
  const highlight = placed?.highlight;
  const leave = () => {
    if (isWanted) focusPassage(page, passage);
    onClose();
  };
  const andLeave = (act: () => unknown) => () => {
    act();
    leave();
  };
  return (
    <MarkBar
      page={page}
      passage={passage}
      isWanted={isWanted}
      color={highlight?.color}
      hasNote={highlight !== undefined && highlight.note !== ''}
      onMark={(color: HighlightColor) => {
        if (highlight) marking.recolor(highlight, color);
        else marking.mark(page, passage, color);
        leave();
      }}
      onNote={andLeave(() => (highlight ? marking.openNote(highlight) : marking.noteOn(page, passage)))}
      onCopy={andLeave(() => void marking.copy(page.text.slice(passage.start, passage.end)))}
      onDelete={highlight && andLeave(() => marking.drop(highlight))}
      onClose={leave}
    />
  );
}
