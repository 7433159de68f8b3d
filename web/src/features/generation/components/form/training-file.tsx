import { formatSize } from '#shared/kernel/format.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { Progress } from '#web/components/ui/feedback/progress.tsx';
import { type FileUpload, isOnItsWay } from '#web/lib/upload/use-file-uploads.ts';

function stateOf({ address, error, share }: FileUpload): string {
  if (error !== undefined) return 'Failed';
  if (address !== undefined) return 'Ready';
  return share < 1 ? `${Math.floor(share * 100)} %` : 'Checking…';
}

export interface TrainingFileProps {
  readonly file: FileUpload;
  readonly isDisabled: boolean;
  readonly onRemove: () => void;
}

/** A file that is sent, or why it was not. */
export function TrainingFile({ file, isDisabled, onRemove }: TrainingFileProps) {
  const { name, size, share, error } = file;
  const act = isOnItsWay(file) ? 'Cancel' : 'Remove';
  return (
    <li className="border-t border-line pt-2 first:border-0 first:pt-0">
      <div className="flex items-center gap-3">
        <p className="min-w-0 flex-1 truncate" title={name}>
          {name} <span className="text-12 text-muted">{formatSize(size)}</span>
        </p>
        <span className="flex-none text-14 text-muted tabular-nums">{stateOf(file)}</span>
        <Button
          variant="quiet"
          className="flex-none"
          aria-label={`${act} ${name}`}
          disabled={isDisabled}
          onClick={onRemove}
        >
          {act}
        </Button>
      </div>
      {isOnItsWay(file) && <Progress label={`Upload of ${name}`} value={share} />}
      {error && <p className="text-14 font-medium text-danger">{error}</p>}
    </li>
  );
}
