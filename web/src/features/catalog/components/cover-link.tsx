import { Link } from 'react-router-dom';
import type { EbookCard } from '#shared/catalog/ebook.ts';
import { href } from '#shared/pages/href.ts';
import { Cover } from '#web/components/ui/cover.tsx';

export interface CoverLinkProps {
  readonly ebook: EbookCard;
  readonly eager?: boolean;
  readonly className?: string;
}

/** A cover that a pointer can press. The title beside it is the link for everybody else. */
export const CoverLink = ({ ebook, eager, className }: CoverLinkProps) => (
  <Link to={href('ebook', { id: ebook.id })} tabIndex={-1} aria-hidden="true" className={className}>
    <Cover ebook={ebook} eager={eager} />
  </Link>
);
