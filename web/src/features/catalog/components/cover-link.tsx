import { Link } from 'react-router-dom';
import type { EbookCard } from '#shared/catalog/ebook.ts';
import { href } from '#shared/pages/href.ts';
import { Cover } from '#web/components/ui/cover.tsx';

export interface CoverLinkProps {
  readonly ebook: EbookCard;
  readonly eager?: boolean;
  readonly className?: string;
}

/** A clickable cover. For keyboards and screen readers the title beside it is the link. */
export const CoverLink = ({ ebook, eager, className }: CoverLinkProps) => (
  <Link to={href('ebook', { id: ebook.id })} tabIndex={-1} aria-hidden="true" className={className}>
    <Cover ebook={ebook} eager={eager} />
  </Link>
);
