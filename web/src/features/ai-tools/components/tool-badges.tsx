import { Star } from 'lucide-react';
import type { AiToolCard } from '#shared/ai-tools/ai-tool.ts';
import { formatDate, formatItems } from '#shared/kernel/format.ts';
import { Badge } from '#web/components/ui/badge.tsx';

/** Featured by the editors, or sponsored. */
export const ToolBadges = ({ tool }: { readonly tool: Pick<AiToolCard, 'is_featured' | 'is_sponsored'> }) => (
  <>
    {tool.is_featured && <Badge>FEATURED</Badge>}
    {tool.is_sponsored && <Badge look="draft">SPONSORED</Badge>}
  </>
);

/** Stars out of five, once there are ratings. */
export const ToolRating = ({ rating }: { readonly rating: number }) =>
  rating > 0 && (
    <span className="inline-flex items-center gap-1 text-14 font-strong tabular-nums">
      <Star size={14} aria-hidden="true" className="fill-current text-draft" />
      {rating.toFixed(1)}
      <span className="sr-only">out of 5</span>
    </span>
  );

/** How often a tool was looked at, once it was, and when it was last updated. */
export const ToolFigures = ({ tool }: { readonly tool: Pick<AiToolCard, 'view_count' | 'updated_at'> }) => (
  <p className="text-12 leading-[1.6] text-muted tabular-nums lg:text-right">
    {tool.view_count > 0 && (
      <>
        {formatItems(tool.view_count, 'view')}
        <br />
      </>
    )}
    Updated {formatDate(tool.updated_at)}
  </p>
);
