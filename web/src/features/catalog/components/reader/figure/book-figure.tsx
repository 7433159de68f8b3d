import { type CSSProperties, use, useRef, useState } from 'react';
import type { Figure } from '#shared/catalog/content.ts';
import { type StoredFigure, storedFigure } from '#shared/catalog/figure-name.ts';
import { LateDialog } from '#web/components/ui/late/late-dialog.tsx';
import { lateComponent } from '#web/lib/late.tsx';
import { useNear } from '#web/lib/use-near.ts';
import { FigureSource, useFigure } from '../../../api/reader/figure-links.ts';
import { Spans } from '../spans.tsx';

const FigureDialog = lateComponent(async () => (await import('./figure-dialog.tsx')).FigureDialog);

interface FigureProps {
  readonly figure: Figure;
}

const Caption = ({ figure: { caption } }: FigureProps) =>
  caption.length > 0 && (
    <figcaption>
      <Spans spans={caption} />
    </figcaption>
  );

interface PictureProps extends FigureProps {
  readonly size: StoredFigure;
  readonly link: string | undefined;
  readonly onError: () => void;
}

/** Its space is kept from the first moment. A press shows it larger. */
function Picture({ figure, size: { width, height }, link, onError }: PictureProps) {
  const [isOpen, setOpen] = useState(false);
  const shape = { width, height, style: { '--ratio': width / height } as CSSProperties };
  if (link === undefined)
    return <svg {...shape} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={figure.alt || 'Picture'} />;
  const label = figure.alt ? `Enlarge picture: ${figure.alt}` : 'Enlarge picture';
  return (
    <>
      <button type="button" aria-label={label} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <img src={link} alt={figure.alt} {...shape} onError={onError} decoding="async" />
      </button>
      {isOpen && (
        <LateDialog part={FigureDialog} open onClose={() => setOpen(false)}>
          <FigureDialog {...{ figure, link, width, height }} onClose={() => setOpen(false)} />
        </LateDialog>
      )}
    </>
  );
}

interface StoredProps extends FigureProps {
  readonly ebookId: string;
  readonly size: StoredFigure;
}

/**
 * A figure with its picture, which is loaded when it comes near. When it cannot be had, what it shows is said. That is no part
 * of the text that readers mark, which is the same with and without the picture.
 */
function ShownFigure({ figure, ebookId, size }: StoredProps) {
  const place = useRef<HTMLElement>(null);
  const { link, isFailed, onError } = useFigure(ebookId, figure.name, useNear(place, { margin: '800px' }));
  return (
    <figure ref={place} className={isFailed ? 'book-figure' : 'book-picture'}>
      {isFailed ? (
        figure.alt && <p className="beside-text">{figure.alt}</p>
      ) : (
        <Picture {...{ figure, size, link, onError }} />
      )}
      <Caption figure={figure} />
    </figure>
  );
}

/** A figure whose picture was not kept: what it shows is said, and its caption stays. */
const DescribedFigure = ({ figure }: FigureProps) => (
  <figure className="book-figure">
    {figure.alt && <p>{figure.alt}</p>}
    <Caption figure={figure} />
  </figure>
);

export function BookFigure({ figure }: FigureProps) {
  const ebookId = use(FigureSource);
  const size = storedFigure(figure.name);
  return size && ebookId !== null ? (
    <ShownFigure key={figure.name} {...{ figure, ebookId, size }} />
  ) : (
    <DescribedFigure figure={figure} />
  );
}
