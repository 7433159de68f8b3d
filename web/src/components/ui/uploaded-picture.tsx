import type { ComponentProps } from 'react';
import { copyOf, type PictureSize } from '#shared/uploads/picture-copies.ts';

export interface UploadedPictureProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'srcSet'> {
  readonly src: string;
  readonly alt: string;
  /** How large it is shown: `card` for what is at most 320 pixels wide. */
  readonly size: PictureSize;
}

/** A picture that an admin has uploaded, in the copy for its size and the smallest format that the browser knows. */
export function UploadedPicture({ src, size, alt, ...rest }: UploadedPictureProps) {
  const copy = copyOf(src, size);
  const picture = <img src={copy?.webp ?? src} alt={alt} {...rest} />;
  if (!copy) return picture;
  return (
    <picture className="contents">
      {/* Hidden, or it would be an item of its own, with a gap, where the picture lies in a row. */}
      <source hidden srcSet={copy.avif} type="image/avif" />
      {picture}
    </picture>
  );
}
