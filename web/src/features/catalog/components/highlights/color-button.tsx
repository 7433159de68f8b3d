import { Check } from 'lucide-react';
import type { HighlightColor } from '#shared/library/choices.ts';

const names: Readonly<Record<HighlightColor, string>> = { yellow: 'Yellow', green: 'Green', blue: 'Blue' };
const fills: Readonly<Record<HighlightColor, string>> = {
  yellow: 'bg-mark-yellow',
  green: 'bg-mark-green',
  blue: 'bg-mark-blue',
};

export interface ColorButtonProps {
  readonly color: HighlightColor;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** A colour to mark text in. */
export const ColorButton = ({ color, isChosen, onChoose }: ColorButtonProps) => (
  <button
    type="button"
    aria-label={`Mark in ${names[color].toLowerCase()}`}
    aria-pressed={isChosen}
    className="inline-grid size-10 flex-none place-items-center rounded-control hover:bg-sunken"
    onClick={onChoose}
  >
    <span className={`grid size-6 place-items-center rounded-full border border-line-control text-ink ${fills[color]}`}>
      {isChosen && <Check size={16} aria-hidden="true" />}
    </span>
  </button>
);
