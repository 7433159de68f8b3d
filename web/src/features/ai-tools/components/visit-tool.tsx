import { ExternalLink } from 'lucide-react';
import type { AiToolCard } from '#shared/ai-tools/ai-tool.ts';
import { type ButtonSize, type ButtonVariant, buttonClasses } from '#web/components/ui/action/button-classes.ts';
import { reportVisit, toolLink } from '../api/tool-link.ts';

export interface VisitToolProps {
  readonly tool: AiToolCard;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly className?: string;
}

/** The link to a tool's own site, in a new tab. Reports the visit without waiting. */
export function VisitTool({ tool, variant, size, className }: VisitToolProps) {
  const link = toolLink(tool);
  if (!link) return null;
  return (
    <a
      href={link.href}
      rel={link.rel}
      target="_blank"
      className={buttonClasses({ variant, size, className })}
      onClick={() => reportVisit(tool.id)}
    >
      Visit Tool
      <span className="sr-only">{tool.name} (opens in a new tab)</span>
      <ExternalLink size={16} aria-hidden="true" />
    </a>
  );
}
