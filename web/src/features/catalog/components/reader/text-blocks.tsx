import { type ReactNode, useRef } from 'react';
import type { Code, List, Note, Span } from '#shared/catalog/content.ts';
import { numbered } from '../../api/numbered.ts';
import { noteId, referenceId } from '../../api/reader/note-ids.ts';
import { Spans } from './spans.tsx';
import { useOverflow } from './use-overflow.ts';

interface ItemsProps extends Pick<List, 'isOrdered' | 'start'> {
  readonly children: ReactNode;
}

const Items = ({ isOrdered, start, children }: ItemsProps) =>
  isOrdered ? <ol start={start}>{children}</ol> : <ul>{children}</ul>;

export const BookList = ({ list: { items, ...kind } }: { readonly list: List }) => (
  <Items {...kind}>
    {numbered(items).map(({ item: { spans, sub }, place }) => (
      <li key={place}>
        <Spans spans={spans} />
        {sub && (
          <Items isOrdered={sub.isOrdered} start={sub.start}>
            {numbered(sub.items).map(({ item, place }) => (
              <li key={place}>
                <Spans spans={item} />
              </li>
            ))}
          </Items>
        )}
      </li>
    ))}
  </Items>
);

export const BookQuote = ({ paragraphs }: { readonly paragraphs: readonly (readonly Span[])[] }) => (
  <blockquote>
    {numbered(paragraphs).map(({ item, place }) => (
      <p key={place}>
        <Spans spans={item} />
      </p>
    ))}
  </blockquote>
);

/** Long lines scroll, also with the keyboard. */
export function BookCode({ code: { language, text } }: { readonly code: Code }) {
  const box = useRef<HTMLPreElement>(null);
  const isScrolling = useOverflow(box);
  const reach = isScrolling
    ? { tabIndex: 0, role: 'group', 'aria-label': language ? `Code: ${language}` : 'Code' }
    : {};
  return (
    <pre ref={box} {...reach}>
      <code>{text}</code>
    </pre>
  );
}

/** Footnotes where the author has put them, each with a way back to the text. */
export const BookNotes = ({ notes }: { readonly notes: readonly Note[] }) => (
  <ol className="book-notes" aria-label="Notes">
    {numbered(notes).map(({ item: { number, spans }, place }) => (
      <li key={place} id={noteId(number)} value={number}>
        <Spans spans={spans} />{' '}
        <a
          href={`#${referenceId(number)}`}
          aria-label={`Back to note ${number} in the text`}
          className="note-reference"
        >
          ↩
        </a>
      </li>
    ))}
  </ol>
);
