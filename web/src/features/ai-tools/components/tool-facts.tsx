import type { ReactNode } from 'react';
import type { AiToolPage } from '#shared/ai-tools/ai-tool.ts';
import { pricingModelLabels } from '#shared/ai-tools/choices.ts';
import { formatCount, formatDate } from '#shared/kernel/format.ts';
import { ToolRating } from './tool-badges.tsx';
import { VisitTool } from './visit-tool.tsx';

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="grid grid-cols-[96px_minmax(0,1fr)] gap-3 border-t border-line py-2.5 text-14">
    <dt className="text-muted">{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Outside = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <li>
    <a href={href} target="_blank" rel="noopener noreferrer" className="inline-flex min-h-10 items-center">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  </li>
);

/** A tool's prices, platforms and links. */
export const ToolFacts = ({ tool }: { readonly tool: AiToolPage }) => (
  <aside aria-label="Facts" className="self-start rounded-card border border-line bg-surface p-5 lg:row-span-2">
    <VisitTool tool={tool} variant="primary" size={48} className="w-full" />
    {tool.affiliate_url && (
      <p className="mt-2 text-12 text-muted">This is an affiliate link: we may earn a commission.</p>
    )}
    <dl className="mt-5">
      <Fact name="Pricing">
        <span className="font-strong">{pricingModelLabels[tool.pricing_model]}</span>
        {tool.price_range && <span className="block text-muted">{tool.price_range}</span>}
      </Fact>
      {tool.platforms.length > 0 && <Fact name="Platforms">{tool.platforms.join(', ')}</Fact>}
      {tool.rating > 0 && (
        <Fact name="Rating">
          <ToolRating rating={tool.rating} />
        </Fact>
      )}
      {tool.view_count > 0 && <Fact name="Views">{formatCount(tool.view_count)}</Fact>}
      <Fact name="Updated">{formatDate(tool.updated_at)}</Fact>
    </dl>
    <ul className="border-t border-line pt-2 text-14 empty:hidden">
      {tool.pricing_url && <Outside href={tool.pricing_url}>Prices</Outside>}
      {tool.demo_url && <Outside href={tool.demo_url}>Try a demo</Outside>}
      {tool.demo_video && <Outside href={tool.demo_video}>Watch a video</Outside>}
    </ul>
  </aside>
);
