import { useEffect, useRef } from 'react';
import { formatCount } from '#shared/kernel/format.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { Progress } from '#web/components/ui/feedback/progress.tsx';
import type { Preview } from '../../api/reader/preview.ts';

export interface PreviewBannerProps {
  readonly preview: Preview;
  readonly wordCount: number;
  readonly onExtend: () => void;
}

/** How much of the ebook is shown, with a button to extend the preview. */
export function PreviewBanner({ preview, wordCount, onExtend }: PreviewBannerProps) {
  const { shown, remaining, percent, canExtend } = preview;
  const banner = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    // The focused button has disappeared.
    if (!canExtend && isPressed.current) banner.current?.focus();
  }, [canExtend]);
  return (
    <div
      ref={banner}
      tabIndex={-1}
      className="no-print grid items-center gap-x-5 gap-y-2 rounded-card border border-line bg-surface p-4 focus:outline-none sm:grid-cols-[1fr_auto] sm:px-5"
    >
      <p role="status">
        <b className="block font-semibold">
          Preview: {percent}% of this {remaining > 0 ? 'ebook' : 'text'}
        </b>
        <span className="text-14 text-muted tabular-nums">
          {remaining > 0
            ? `${formatCount(shown)} of ${formatCount(wordCount)} words shown, ${formatCount(remaining)} words remaining.`
            : `All ${formatCount(wordCount)} words shown. The files come with the purchase.`}
        </span>
      </p>
      {canExtend && (
        <Button
          onClick={() => {
            isPressed.current = true;
            onExtend();
          }}
        >
          Show Extended Preview
        </Button>
      )}
      <Progress label="Share of the ebook shown" value={percent / 100} className="sm:col-span-full" />
    </div>
  );
}
