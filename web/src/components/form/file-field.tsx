import { type ReactNode, useState } from 'react';
import { formatSize } from '#shared/kernel/format.ts';
import type { UploadPurpose } from '#shared/uploads/upload-problems.ts';
import type { PickedBinding } from '#web/lib/form/use-api-form.ts';
import { acceptedFor } from '#web/lib/upload/accepted.ts';
import { fileProblem } from '#web/lib/upload/send-file.ts';
import type { SendingState } from '#web/lib/upload/use-sending.ts';
import { Button } from '../ui/action/button.tsx';
import { ChosenPicture } from './chosen-picture.tsx';
import { DropArea } from './drop-area.tsx';
import { SendingLine } from './sending-line.tsx';

export interface FileFieldProps extends Omit<PickedBinding<File | null>, 'onBusy'> {
  readonly label: string;
  readonly purpose: UploadPurpose;
  readonly help: ReactNode;
  readonly isRequired?: boolean;
  /** What is on its way; the file is sent with its form. */
  readonly sending: SendingState | undefined;
  readonly onCancel: () => void;
  /** While its form is sent, another file cannot be chosen. */
  readonly isBusy: boolean;
  /** A look at the file. */
  readonly children?: ReactNode;
}

/** One file that is sent when its form is: `<FileField label="File" purpose="ebook" {...picked('file')} … />`. */
export function FileField(props: FileFieldProps) {
  const { label, id, purpose, value, onChange, help, isRequired, sending, onCancel, isBusy, children } = props;
  const [problem, setProblem] = useState<string>();
  const error = problem ?? props.error;
  const choose = (file: File) => {
    const wrong = fileProblem(file, purpose);
    // The one that was chosen before stays.
    setProblem(wrong && value ? `${file.name}: ${wrong}` : wrong);
    if (!wrong) onChange(file);
  };
  const remove = () => {
    setProblem(undefined);
    onChange(null);
    // This button goes with the file.
    document.getElementById(id)?.focus();
  };
  return (
    <fieldset className="grid min-w-0 content-start">
      <legend className="mb-1.5 text-14 font-strong">
        {label}
        {isRequired && <span className="sr-only"> (required)</span>}
      </legend>
      <DropArea
        {...{ label, id, error, help }}
        accept={acceptedFor(purpose)}
        action={value ? 'Replace' : 'Choose'}
        onFiles={([file]) => file && choose(file)}
        isDisabled={isBusy}
        isWanted={isRequired && !value}
        acts={
          value &&
          !isBusy && (
            <Button variant="quiet" aria-label={`Remove ${label}`} onClick={remove}>
              Remove
            </Button>
          )
        }
        progress={sending?.file === value && sending && <SendingLine {...{ label, sending, onCancel }} />}
      >
        {value && purpose === 'picture' && <ChosenPicture file={value} alt={`${label} as chosen`} />}
        {value && (
          <p className="min-w-0 text-14 break-words">
            <span className="font-strong">{value.name}</span>{' '}
            <span className="whitespace-nowrap text-muted">{formatSize(value.size)}</span>
          </p>
        )}
      </DropArea>
      {children}
    </fieldset>
  );
}
