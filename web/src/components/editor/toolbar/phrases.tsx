import { MenuItem } from '../../ui/action/menu.tsx';

/** A piece of text that stands for something else, such as `{{name}}`. */
export interface Phrase {
  readonly label: string;
  readonly text: string;
  /** What becomes of it. */
  readonly note: string;
}

export interface PhraseItemsProps {
  readonly phrases: readonly Phrase[];
  readonly onChoose: (text: string) => void;
}

/** The items of a menu that inserts phrases. */
export const PhraseItems = ({ phrases, onChoose }: PhraseItemsProps) =>
  phrases.map(({ label, text, note }) => (
    <MenuItem key={text} onSelect={() => onChoose(text)}>
      <span className="min-w-0">
        <span className="block">
          {label} <span className="font-mono text-12 font-normal text-muted">{text}</span>
        </span>
        <span className="block text-12 font-normal text-muted">{note}</span>
      </span>
    </MenuItem>
  ));
