import { type ClipboardEvent, type DragEvent, type ReactNode, useRef, useState } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { Button } from '../ui/action/button.tsx';

export interface DropAreaProps {
  readonly label: string;
  /** Id of its button, if `FormSummary` links here. */
  readonly id: string;
  readonly error: string | undefined;
  /** What a file may be, and what it is for. */
  readonly help: ReactNode;
  /** What the button does: `Replace`. */
  readonly action: string;
  /** Endings or types that the browser offers, in its syntax. */
  readonly accept: string;
  /** At least one; only one unless `isMultiple`. */
  readonly onFiles: (files: readonly File[]) => void;
  readonly isMultiple?: boolean;
  /** Other acts, beside the button. */
  readonly acts?: ReactNode;
  /** Below the button: how far a file is. */
  readonly progress?: ReactNode;
  readonly isDisabled?: boolean | undefined;
  /** Whether its form waits for a file: then its button counts as an empty field, with which a dialog may begin. */
  readonly isWanted?: boolean | undefined;
  /** What is there already. */
  readonly children?: ReactNode;
}

/** A place for a file, or for several: choose them, drop them here, or paste them while the focus is here. */
export function DropArea(props: DropAreaProps) {
  const { label, id, error, help, action, accept, onFiles, isMultiple = false, acts, progress, children } = props;
  const { isDisabled = false, isWanted = false } = props;
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (given: Iterable<File>) => {
    const files = [...given].slice(0, isMultiple ? undefined : 1);
    if (files.length > 0 && !isDisabled) onFiles(files);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(!isDisabled);
  };
  const onPaste = ({ clipboardData }: ClipboardEvent) => take(clipboardData.files);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is another way to what the button does
    <div
      className={classNames(
        'grid content-start gap-3 rounded-control border border-dashed p-3',
        isOver ? 'border-accent bg-accent-soft' : 'border-line-control bg-surface',
      )}
      onDrop={onDrop}
      onDragOver={onDragOver}
      onDragLeave={() => setIsOver(false)}
      onPaste={onPaste}
    >
      {children}
      <div className="flex flex-wrap gap-2">
        <Button
          id={id}
          disabled={isDisabled}
          data-file-wanted={isWanted || undefined}
          aria-label={`${action} ${label}`}
          aria-describedby={error ? `${id}-help ${id}-error` : `${id}-help`}
          onClick={() => input.current?.click()}
        >
          {action}
        </Button>
        {acts}
        <input
          ref={input}
          type="file"
          hidden
          multiple={isMultiple}
          aria-label={`File for ${label}`}
          accept={accept}
          onChange={({ target }) => {
            if (target.files) take(target.files);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
      </div>
      {progress}
      <p id={`${id}-help`} className="text-14 text-muted">
        {help}
      </p>
      <p id={`${id}-error`} role="alert" className="text-14 font-medium text-danger empty:hidden">
        {error}
      </p>
    </div>
  );
}
