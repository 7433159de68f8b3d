import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from '#web/lib/class-names.ts';

/** `text`: underlined, in a sentence or beside a heading. `quiet`: muted until hovered. `title`: a card's title. */
const looks = {
  text: '',
  quiet: 'text-muted no-underline hover:text-ink hover:underline',
  title: 'text-inherit no-underline hover:text-inherit hover:underline',
} as const;

export interface TextLinkProps extends LinkProps {
  readonly look?: keyof typeof looks;
}

export const TextLink = ({ look = 'text', className, ...link }: TextLinkProps) => (
  <Link {...link} className={classNames(looks[look], className)} />
);
