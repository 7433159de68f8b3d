import { formatCount } from '#shared/kernel/format.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import type { Preview } from '../../api/reader/preview.ts';

export interface PreviewEndProps {
  readonly preview: Preview;
  readonly onExtend: () => void;
}

/** The end of the preview. */
export const PreviewEnd = ({ preview: { remaining, canExtend }, onExtend }: PreviewEndProps) =>
  remaining > 0 && (
    <div className="shelf-edge no-print mt-9 flex flex-wrap items-center justify-between gap-x-5 gap-y-3 pt-4 text-14 text-muted">
      <span className="tabular-nums">The preview ends here. {formatCount(remaining)} words remain.</span>
      {canExtend && <Button onClick={onExtend}>Show Extended Preview</Button>}
    </div>
  );
