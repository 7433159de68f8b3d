import { tickColor } from '#shared/catalog/cover-palette.ts';
import { classNames } from '#web/lib/class-names.ts';

export interface FrameworkTickProps {
  readonly framework: string;
  readonly className?: string;
}

/** A framework's name with the tick of its cover family. The colour only repeats the word. */
export const FrameworkTick = ({ framework, className }: FrameworkTickProps) => (
  <span
    className={classNames(
      'inline-flex items-center gap-1.75 font-mono text-12 whitespace-nowrap text-muted',
      className,
    )}
  >
    <span
      aria-hidden="true"
      className="h-3.25 w-1 flex-none rounded-[1px]"
      style={{ backgroundColor: tickColor(framework) }}
    />
    {framework || 'General'}
  </span>
);
