import { mostTrainingFiles } from '#shared/generation/choices.ts';
import { DropArea } from '#web/components/form/drop-area.tsx';
import { acceptedFor } from '#web/lib/upload/accepted.ts';
import type { useFileUploads } from '#web/lib/upload/use-file-uploads.ts';
import { TrainingFile } from './training-file.tsx';

export interface TrainingFilesProps {
  readonly uploads: ReturnType<typeof useFileUploads>;
  /** Of its button, if `FormSummary` links here. */
  readonly id: string;
  readonly error: string | undefined;
  /** While its form is sent, the files stay as they are. */
  readonly isBusy: boolean;
}

/** Files that the ebook is to rest on, sent as soon as they are here. */
export function TrainingFiles({ uploads: { files, left, add, remove }, id, error, isBusy }: TrainingFilesProps) {
  const removeFile = (key: string) => {
    remove(key);
    // Its own button goes with it.
    document.getElementById(id)?.focus();
  };
  return (
    <fieldset className="grid min-w-0 content-start">
      <legend className="mb-1.5 text-14 font-strong">Training files</legend>
      <DropArea
        {...{ id, error }}
        label="training files"
        action="Choose"
        accept={acceptedFor('training')}
        onFiles={add}
        isMultiple
        isDisabled={left === 0 || isBusy}
        help={
          left === 0
            ? `There are ${mostTrainingFiles} files, which is the most.`
            : `Up to ${mostTrainingFiles}: .pdf, .docx or .csv, at most 25 MB each. You can also drop them here.`
        }
      >
        {files.length > 0 && (
          <ul className="grid gap-2">
            {files.map((file) => (
              <TrainingFile key={file.key} file={file} isDisabled={isBusy} onRemove={() => removeFile(file.key)} />
            ))}
          </ul>
        )}
      </DropArea>
    </fieldset>
  );
}
