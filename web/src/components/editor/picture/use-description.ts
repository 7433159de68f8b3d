import { useState } from 'react';

/**
 * What a picture of the text shows, while it is asked for. HTML tells decoration, an empty `alt`, from what nobody has
 * described, no `alt`: so nobody leaves it open by mistake.
 */
export function useDescription(given: string | null) {
  const [alt, setAlt] = useState(given ?? '');
  const [isDecoration, setDecoration] = useState(given === '');
  const [isAsked, setAsked] = useState(false);
  const text = isDecoration ? '' : alt.trim();
  const isOpen = text === '' && !isDecoration;
  const error = isAsked && isOpen ? 'Say what it shows, or that it is only decoration' : undefined;
  return {
    ...{ alt, setAlt, isDecoration, setDecoration, error },
    /** The text to store; none, and a sentence at the field, when neither was said. */
    described(): string | undefined {
      setAsked(true);
      return isOpen ? undefined : text;
    },
  };
}
