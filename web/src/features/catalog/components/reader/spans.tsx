import type { Span } from '#shared/catalog/content.ts';
import { numbered } from '../../api/numbered.ts';
import { noteId, referenceId } from '../../api/reader/note-ids.ts';
import { InlineText } from '../inline-text.tsx';

/** The number of a footnote, above the line. It is not part of what readers mark, search and copy. */
const NoteReference = ({ number }: { readonly number: number }) => (
  <sup className="note-reference">
    <a id={referenceId(number)} href={`#${noteId(number)}`} aria-label={`Note ${number}`}>
      {number}
    </a>
  </sup>
);

function Piece({ span: { text, bold, italic, code, note } }: { readonly span: Span }) {
  if (note !== undefined) return <NoteReference number={note} />;
  const plain = code ? <code>{text}</code> : <InlineText text={text} mono />;
  const slanted = italic ? <em>{plain}</em> : plain;
  return bold ? <strong>{slanted}</strong> : slanted;
}

/** Spans that lead to the same address beside each other are one link. */
function linked(spans: readonly Span[]): Span[][] {
  const groups: Span[][] = [];
  for (const span of spans) {
    const last = groups.at(-1);
    if (span.href !== undefined && last?.[0]?.href === span.href) last.push(span);
    else groups.push([span]);
  }
  return groups;
}

/** Text of an ebook within a block, with identifiers set apart. */
export const Spans = ({ spans }: { readonly spans: readonly Span[] }) =>
  numbered(linked(spans)).map(({ item, place }) => {
    const pieces = numbered(item).map(({ item: span, place }) => <Piece key={place} span={span} />);
    const href = item[0]?.href;
    if (href === undefined) return pieces;
    return (
      <a key={place} href={href} rel="noopener noreferrer" className="link">
        {pieces}
      </a>
    );
  });
