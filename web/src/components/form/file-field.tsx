import type { ReactNode } from 'react';
import { formatSize } from '#shared/kernel/format.ts';
import type { UploadPurpose } from '#shared/uploads/upload-problems.ts';
import { acceptedFor } from '#web/lib/upload/accepted.ts';
import type { SendingState } from '#web/lib/upload/use-sending.ts';
import { Button } from '../ui/action/button.tsx';
import { DropArea } from './drop-area.tsx';
import { SendingLine } from './sending-line.tsx';

export interface FileFieldProps {
  readonly label: string;
  readonly id: string;
  readonly error: string | undefined;
  readonly purpose: UploadPurpose;
  readonly value: File | null;
  readonly onChange: (file: File | null) => void;
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
  const { label, id, error, purpose, value, onChange, help, isRequired, sending, onCancel, isBusy, children } = props;
  const remove = () => {
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
        onFile={onChange}
        isDisabled={isBusy}
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
