import { type CSSProperties, type ReactNode, useMemo, useRef } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { useNear } from '#web/lib/use-near.ts';
import { UploadedPicture } from './uploaded-picture.tsx';

export interface PictureProps {
  /** Address of the uploaded picture; empty if there is none. */
  readonly src: string | null;
  /** Draws the SVG to use instead, from our own functions only. Memoised by the function's identity. */
  readonly draw: () => string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** On the first screen: loaded at once. Others load when they come near the viewport. */
  readonly eager: boolean;
  /** Must set the shape, which reserves the space until the picture is loaded. */
  readonly className?: string;
  readonly style?: CSSProperties;
  /** Rendered on top. */
  readonly children?: ReactNode;
}

/** A picture, uploaded or generated. Hidden from assistive technology: the text beside it names its subject. */
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
        <UploadedPicture
          src={src}
          size={width > 320 ? 'detail' : 'card'}
          alt=""
          width={width}
          height={height}
          loading={eager ? 'eager' : 'lazy'}
          className="size-full object-cover"
        />
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: an SVG from our own functions, with escaped text
        <span className="block size-full [&>svg]:block [&>svg]:size-full" dangerouslySetInnerHTML={markup} />
      )}
      <span className="pointer-events-none absolute inset-0 bg-veil" />
      {children}
    </span>
  );
}
