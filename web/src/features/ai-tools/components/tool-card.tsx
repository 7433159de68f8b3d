import { memo } from 'react';
import type { AiToolCard } from '#shared/ai-tools/ai-tool.ts';
import { pricingModelLabels } from '#shared/ai-tools/choices.ts';
import { href } from '#shared/pages/href.ts';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { CategoryIcon } from './category-icon.tsx';
import { ToolBadges, ToolFigures, ToolRating } from './tool-badges.tsx';
import { entryClasses } from './tool-grid-skeleton.tsx';
import { VisitTool } from './visit-tool.tsx';

export interface ToolCardProps {
  readonly tool: AiToolCard;
  readonly heading?: 'h2' | 'h3';
}

/** What it costs, in words. */
const ToolPrice = ({ tool: { pricing_model, price_range } }: { readonly tool: AiToolCard }) => (
  <p className="text-14">
    <span className="font-strong">{pricingModelLabels[pricing_model]}</span>
    {price_range && <span className="block text-pretty text-muted">{price_range}</span>}
  </p>
);

/** A tool in the directory: one entry of the ledger. */
export const ToolCard = memo(function ToolCard({ tool, heading: Heading = 'h3' }: ToolCardProps) {
  return (
    <li className={entryClasses}>
      <div>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-12 leading-[1.6] text-muted">
          <CategoryIcon category={tool.category} logo={tool.logo} />
          {tool.category} <ToolBadges tool={tool} />
        </p>
        <Heading className="mt-1 text-21 leading-[1.25]">
          <TextLink to={href('aiTool', { slug: tool.slug })} look="title">
            {tool.name}
          </TextLink>
        </Heading>
        <ToolRating rating={tool.rating} />
      </div>
      <p className="line-clamp-4 max-w-[60ch] text-16 leading-[1.5] text-pretty">{tool.description}</p>
      <ToolPrice tool={tool} />
      <div className="flex items-center justify-between gap-3 lg:grid lg:justify-stretch lg:justify-items-end lg:gap-2">
        <VisitTool tool={tool} className="px-3 max-lg:order-last" />
        <ToolFigures tool={tool} />
      </div>
    </li>
  );
});
