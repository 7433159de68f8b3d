import { ExternalLink } from 'lucide-react';
import { href } from '#shared/pages/href.ts';
import { TextLink } from '#web/components/ui/action/text-link.tsx';

export interface ArticleLinkProps {
  readonly slug: string;
  readonly children: string;
}

/** The title of an article on a card: opens in a new tab, and the whole card is clickable. */
export const ArticleLink = ({ slug, children }: ArticleLinkProps) => (
  <TextLink
    to={href('article', { slug })}
    target="_blank"
    rel="noopener"
    look="title"
    className="after:absolute after:inset-0"
  >
    {children}
    <ExternalLink size={14} aria-hidden="true" className="ml-1.5 inline align-baseline text-muted" />
    <span className="sr-only"> (opens in a new tab)</span>
  </TextLink>
);
