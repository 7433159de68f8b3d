import { type DragEvent, useId, useRef, useState } from 'react';
import { mostTrainingFiles } from '#shared/generation/choices.ts';
import { fileRules } from '#shared/uploads/choices.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { classNames } from '#web/lib/class-names.ts';
import type { useFileUploads } from '#web/lib/upload/use-file-uploads.ts';
import { TrainingFile } from './training-file.tsx';

const accept = fileRules.training.endings.map((ending) => `.${ending}`).join(',');

export interface TrainingFilesProps {
  readonly uploads: ReturnType<typeof useFileUploads>;
  /** Of its button, if `FormSummary` links here. */
  readonly id: string;
  readonly error: string | undefined;
}

/** Files that the ebook is to rest on: chosen or dropped here, sent at once. */
export function TrainingFiles({ uploads: { files, left, add, remove }, id, error }: TrainingFilesProps) {
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const help = useId();
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    add([...event.dataTransfer.files]);
  };
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-14 font-strong">Training files</legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is another way to what the button does */}
      <div
        className={classNames(
          'grid gap-3 rounded-control border border-dashed p-3',
          isOver ? 'border-accent bg-accent-soft' : 'border-line-control bg-surface',
        )}
        onDrop={onDrop}
        onDragOver={onDragOver}
        onDragLeave={() => setIsOver(false)}
      >
        {files.length > 0 && (
          <ul className="grid gap-2">
            {files.map((file) => (
              <TrainingFile
                key={file.key}
                file={file}
                onRemove={() => {
                  remove(file.key);
                  // Its own button goes with it.
                  button.current?.focus();
                }}
              />
            ))}
          </ul>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            ref={button}
            id={id}
            aria-describedby={help}
            disabled={left === 0}
            onClick={() => input.current?.click()}
          >
            Choose files
          </Button>
          <p id={help} className="text-14 text-muted">
            {left === 0
              ? `There are ${mostTrainingFiles} files, which is the most.`
              : `Up to ${mostTrainingFiles}: .pdf, .docx or .csv, at most 25 MB each. You can also drop them here.`}
          </p>
        </div>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          aria-label="Training files"
          accept={accept}
          onChange={({ target }) => {
            add([...(target.files ?? [])]);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
        <p role="alert" className="text-14 font-medium text-danger empty:hidden">
          {error}
        </p>
      </div>
    </fieldset>
  );
}
