import { UploadedPicture } from '#web/components/ui/uploaded-picture.tsx';
import { classNames } from '#web/lib/class-names.ts';

export interface AuthorPhotoProps {
  readonly author: { readonly name: string; readonly photo: string };
  /** `row`: in a list; `box`: below an article; `page`: on the author's own page. */
  readonly size: keyof typeof sizes;
  readonly className?: string;
}

/** In pixels, and how large the letters are in its place. */
const sizes = {
  row: { side: 40, classes: 'size-10 text-14' },
  box: { side: 64, classes: 'size-16 text-21' },
  page: { side: 160, classes: 'size-24 text-28 sm:size-40 sm:text-50' },
} as const;

/** The first letters of the first and the last name, also of a name such as “Rampart editors” in capitals. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const letters = [words.at(0), words.length > 1 ? words.at(-1) : undefined];
  return letters.map((word) => ([...(word ?? '')].at(0) ?? '').toLocaleUpperCase('en')).join('');
}

/** An author's photo, round; without one, the initials. Hidden from assistive technology where the name stands beside it. */
export function AuthorPhoto({ author: { name, photo }, size, className }: AuthorPhotoProps) {
  const { side, classes } = sizes[size];
  const shape = classNames('shrink-0 overflow-hidden rounded-full bg-sunken', classes, className);
  if (!photo)
    return (
      <span
        aria-hidden="true"
        className={classNames(shape, 'grid place-items-center border border-line font-serif text-muted')}
      >
        {initialsOf(name)}
      </span>
    );
  const isOwnPage = size === 'page';
  return (
    <UploadedPicture
      src={photo}
      size="card"
      alt={isOwnPage ? `Photo of ${name}` : ''}
      width={side}
      height={side}
      loading={isOwnPage ? 'eager' : 'lazy'}
      className={classNames(shape, 'object-cover object-[50%_25%]')}
    />
  );
}
