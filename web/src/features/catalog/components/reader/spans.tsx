import type { Span } from '#shared/catalog/content.ts';
import { numbered } from '../../api/numbered.ts';
import { InlineText } from '../inline-text.tsx';

/** Text of an ebook within a block: plain and bold, with identifiers set apart. */
export const Spans = ({ spans }: { readonly spans: readonly Span[] }) =>
  numbered(spans).map(({ item: { text, bold }, place }) => {
    const inline = <InlineText key={place} text={text} mono />;
    return bold ? <strong key={place}>{inline}</strong> : inline;
  });
