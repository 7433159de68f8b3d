import { Fragment } from 'react';
import { splitAtControlIds } from '../api/admin/control-id.ts';
import { numbered } from '../api/numbered.ts';

export interface InlineTextProps {
  readonly text: string;
  /** Sets identifiers in the monospaced font, for reading text. Without it they only never break. */
  readonly mono?: boolean;
}

/** Text whose control identifiers never break across lines. Every second part is an identifier. */
export const InlineText = ({ text, mono = false }: InlineTextProps) =>
  numbered(splitAtControlIds(text)).map(({ item, place }) =>
    place % 2 === 0 ? (
      <Fragment key={place}>{item}</Fragment>
    ) : (
      <span key={place} className={mono ? 'identifier' : 'whitespace-nowrap'}>
        {item}
      </span>
    ),
  );
