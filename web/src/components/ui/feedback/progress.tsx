import { classNames } from '#web/lib/class-names.ts';

export interface ProgressProps {
  /** `Share of the ebook shown`. */
  readonly label: string;
  /** 0 to 1; undefined while nobody knows. */
  readonly value: number | undefined;
  readonly className?: string;
}

/** A progress bar. Show the number beside it. */
export function Progress({ label, value, className }: ProgressProps) {
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={classNames('h-1 overflow-hidden rounded-[2px] bg-line', className)}
    >
      <div
        className={classNames(
          'h-full bg-accent transition-[width] duration-(--slow)',
          percent === undefined && 'animate-breathe',
        )}
        style={{ width: percent === undefined ? '33%' : `${percent}%` }}
      />
    </div>
  );
}
