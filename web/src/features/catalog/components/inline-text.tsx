import { Fragment } from 'react';
import { splitAtControlIds } from '../api/admin/control-id.ts';
import { numbered } from '../api/numbered.ts';

export interface InlineTextProps {
  readonly text: string;
  /** In reading text identifiers are set in mono; elsewhere they only never break. */
  readonly mono?: boolean;
}

/** A run of text whose control identifiers never break across lines. Every second part is one. */
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
