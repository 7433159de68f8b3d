import { memo } from 'react';
import type { AiToolCard } from '#shared/ai-tools/ai-tool.ts';
import { href } from '#shared/pages/href.ts';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { CategoryIcon } from './category-icon.tsx';
import { ToolBadges, ToolFigures, ToolRating } from './tool-badges.tsx';
import { VisitTool } from './visit-tool.tsx';

export interface ToolCardProps {
  readonly tool: AiToolCard;
  readonly heading?: 'h2' | 'h3';
}

/** A tool in the directory. */
export const ToolCard = memo(function ToolCard({ tool, heading: Heading = 'h3' }: ToolCardProps) {
  return (
    <li className="flex flex-col rounded-card border border-line bg-surface p-5">
      <div className="flex items-start gap-3.5">
        <CategoryIcon category={tool.category} logo={tool.logo} />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 text-12 leading-[1.6] text-muted">
            {tool.category} <ToolBadges tool={tool} />
          </p>
          <Heading className="text-18 leading-[1.3]">
            <TextLink to={href('aiTool', { slug: tool.slug })} look="title">
              {tool.name}
            </TextLink>
          </Heading>
        </div>
        <ToolRating rating={tool.rating} />
      </div>
      <p className="mt-3.5 mb-4 line-clamp-4 text-14 leading-[1.5] text-muted">{tool.description}</p>
      <div className="mt-auto flex items-center justify-between gap-3 border-t border-line pt-3.5">
        <ToolFigures tool={tool} />
        <VisitTool tool={tool} className="px-3" />
      </div>
    </li>
  );
});
