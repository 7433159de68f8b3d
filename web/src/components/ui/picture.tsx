import { type CSSProperties, type ReactNode, useMemo, useRef } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { useNear } from '#web/lib/use-near.ts';

export interface PictureProps {
  /** Of an uploaded picture; empty when there is none. */
  readonly src: string | null;
  /** The SVG that stands for it then: of our own functions only. Kept as long as the function is. */
  readonly draw: () => string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** It is on the first screen: there at once. Others come when they are near. */
  readonly eager: boolean;
  /** Has the shape: the place is kept while the picture is not there. */
  readonly className?: string;
  readonly style?: CSSProperties;
  /** On top of it. */
  readonly children?: ReactNode;
}

/** A picture, uploaded or drawn. Says nothing to assistive technology: what it belongs to is named beside it. */
export function Picture({ src, draw, width, height, eager, className, style, children }: PictureProps) {
  const place = useRef<HTMLSpanElement>(null);
  const isNear = useNear(place, { already: eager });
  const markup = useMemo(() => ({ __html: isNear && !src ? draw() : '' }), [isNear, src, draw]);
  return (
    <span
      ref={place}
      aria-hidden="true"
      className={classNames('relative block overflow-hidden bg-sunken', className)}
      style={style}
    >
      {src ? (
        <img
          src={src}
          alt=""
          width={width}
          height={height}
          loading={eager ? 'eager' : 'lazy'}
          className="size-full object-cover"
        />
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: an SVG of our own functions, from escaped text
        <span className="block size-full [&>svg]:block [&>svg]:size-full" dangerouslySetInnerHTML={markup} />
      )}
      <span className="pointer-events-none absolute inset-0 bg-veil" />
      {children}
    </span>
  );
}
