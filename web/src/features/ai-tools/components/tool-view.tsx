import type { AiToolPage } from '#shared/ai-tools/ai-tool.ts';
import { href } from '#shared/pages/href.ts';
import { Breadcrumb } from '#web/components/layout/breadcrumb.tsx';
import { RichText } from '#web/components/ui/rich-text.tsx';
import { TagList } from '#web/components/ui/tag-list.tsx';
import { CategoryIcon } from './category-icon.tsx';
import { ToolBadges } from './tool-badges.tsx';
import { ToolFacts } from './tool-facts.tsx';
import { ToolAlternatives, ToolPictures, ToolPoints } from './tool-parts.tsx';
import { columnsClasses } from './tool-skeleton.tsx';

const Head = ({ tool }: { readonly tool: AiToolPage }) => (
  <>
    <div className="flex items-start gap-4 sm:gap-5">
      <CategoryIcon category={tool.category} logo={tool.logo} large />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-14 text-muted">
          {[tool.category, tool.subcategory].filter(Boolean).join(' · ')}
          <ToolBadges tool={tool} />
        </p>
        <h1 className="mt-1 text-28 sm:text-37">{tool.name}</h1>
      </div>
    </div>
    <p className="mt-5 mb-4 max-w-[60ch] text-18 leading-[1.55]">{tool.description}</p>
    <TagList tags={tool.tags} />
  </>
);

/** Everything about a tool. */
export const ToolView = ({ tool }: { readonly tool: AiToolPage }) => (
  <div className="wrap-page">
    <Breadcrumb items={[{ label: 'AI Tools Library', to: href('aiTools') }]} />
    <div className={columnsClasses}>
      <header>
        <Head tool={tool} />
      </header>
      <ToolFacts tool={tool} />
      <div>
        {tool.detailed_description && <RichText html={tool.detailed_description} className="max-w-[68ch]" />}
        <ToolPoints title="Key features" points={tool.key_features} />
        <ToolPoints title="Use cases" points={tool.use_cases} />
        <ToolPoints title="Who it is for" points={tool.target_audience} />
        <ToolPictures tool={tool} />
      </div>
    </div>
    <ToolAlternatives tools={tool.alternatives} />
  </div>
);
