import { Braces } from 'lucide-react';
import { PhraseItems } from '#web/components/editor/toolbar/phrases.tsx';
import { IconButton } from '#web/components/ui/action/icon-button.tsx';
import { Menu } from '#web/components/ui/action/menu.tsx';
import { mergePhrases } from './merge-phrases.ts';

/** Puts a text where the cursor of an input is, or in place of what is selected there, as if it was typed. */
function typeInto(input: HTMLInputElement, text: string): void {
  input.focus();
  input.setRangeText(text, input.selectionStart ?? input.value.length, input.selectionEnd ?? input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

export interface FieldMenuProps {
  /** Id of the input. */
  readonly of: string;
  /** Its label. */
  readonly label: string;
}

/** Beside the label of an input: inserts something about the reader there. */
export const FieldMenu = ({ of, label }: FieldMenuProps) => (
  <Menu
    trigger={
      <IconButton label={`Insert a field of the reader into ${label}`} className="-my-2.5">
        <Braces size={16} aria-hidden="true" />
      </IconButton>
    }
  >
    <PhraseItems
      phrases={mergePhrases}
      onChoose={(text) => {
        const input = document.getElementById(of);
        if (input instanceof HTMLInputElement) typeInto(input, text);
      }}
    />
  </Menu>
);
