import { type ClipboardEvent, type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { pictureTypes } from '#shared/uploads/choices.ts';
import { classNames } from '#web/lib/class-names.ts';
import { usePictureUpload } from '#web/lib/upload/use-picture-upload.ts';
import { Button } from '../ui/action/button.tsx';
import { Progress } from '../ui/feedback/progress.tsx';

export interface PictureDropProps {
  readonly label: string;
  /** Id of its button, if `FormSummary` links here. */
  readonly id: string;
  readonly error: string | undefined;
  /** Above what every picture may be. */
  readonly help?: string | undefined;
  /** What the button does: `Replace`. */
  readonly action: string;
  /** Gets the address of each picture that was sent. */
  readonly onUploaded: (address: string) => void;
  readonly onBusy: (isBusy: boolean) => void;
  /** Other acts, beside the button. */
  readonly acts?: ReactNode;
  /** The pictures that are there. */
  readonly children?: ReactNode;
}

const firstOf = (files: FileList): File | undefined => files[0];

interface SendingProps {
  readonly label: string;
  readonly share: number;
  readonly onCancel: () => void;
}

/** How far a picture is. */
const SendingLine = ({ label, share, onCancel }: SendingProps) => (
  <div className="flex items-center gap-3">
    <Progress className="min-w-16 flex-1" label={`Upload of ${label}`} value={share} />
    <span className="w-24 text-14 text-muted tabular-nums">
      {share < 1 ? `${Math.floor(share * 100)} %` : 'Checking…'}
    </span>
    <Button variant="quiet" onClick={onCancel} aria-label={`Cancel the upload of ${label}`}>
      Cancel
    </Button>
  </div>
);

/** A place for pictures: choose a file, drop it here, or paste it while the focus is here. */
export function PictureDrop(props: PictureDropProps) {
  const { label, id, help, action, onUploaded, onBusy, acts, children } = props;
  const { share, isSending, send, cancel, error: failed } = usePictureUpload(onUploaded);
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const busy = useRef(onBusy);
  useEffect(() => {
    busy.current = onBusy;
  });
  useEffect(() => {
    busy.current(isSending);
    return () => busy.current(false);
  }, [isSending]);
  const error = failed ?? props.error;

  const take = (files: FileList) => {
    const file = firstOf(files);
    if (file) void send(file);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
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
          aria-label={`File for ${label}`}
          accept={pictureTypes.join(',')}
          onChange={({ target }) => {
            if (target.files) take(target.files);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
      </div>
      {share !== undefined && <SendingLine label={label} share={share} onCancel={cancel} />}
      <p id={`${id}-help`} className="text-14 text-muted">
        {help && <span className="block">{help}</span>}
        PNG, JPEG or WebP, at most 5 MB. You can also drop or paste one here.
      </p>
      <p id={`${id}-error`} role="alert" className="text-14 font-medium text-danger empty:hidden">
        {error}
      </p>
    </div>
  );
}
