import type { EbookDetail } from '#shared/catalog/ebook.ts';
import { formatCount, formatItems } from '#shared/kernel/format.ts';
import { Progress } from '#web/components/ui/feedback/progress.tsx';

/** How many prompts of a package are shown. Its text only describes it, so words would say little. */
export function PackageBanner({ sample_prompts: { length: shown }, prompt_count }: EbookDetail) {
  const all = Math.max(prompt_count ?? 0, shown);
  const percent = Math.max(1, Math.round((shown / all) * 100));
  return (
    <div className="no-print rounded-card border border-line bg-surface p-4 sm:px-5">
      <p role="status">
        <b className="block font-semibold">Preview: {percent}% of this package</b>
        <span className="text-14 text-muted tabular-nums">
          {shown} of {formatCount(all)} prompts shown, {formatItems(all - shown, 'prompt')} remaining.
        </span>
      </p>
      <Progress label="Share of the prompts shown" value={shown / all} className="mt-3" />
    </div>
  );
}
