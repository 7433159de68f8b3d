import { type ReactNode, useEffect, useRef } from 'react';
import { acceptedFor } from '#web/lib/upload/accepted.ts';
import { usePictureUpload } from '#web/lib/upload/use-picture-upload.ts';
import { DropArea, type DropAreaProps } from './drop-area.tsx';
import { SendingLine } from './sending-line.tsx';

export interface PictureDropProps extends Pick<DropAreaProps, 'label' | 'id' | 'error' | 'action' | 'acts'> {
  /** Shown above the sentence on what pictures may be. */
  readonly help?: string | undefined;
  /** Gets the address of each picture that was sent. */
  readonly onUploaded: (address: string) => void;
  readonly onBusy: (isBusy: boolean) => void;
  /** The pictures that are there. */
  readonly children?: ReactNode;
}

/** A place for pictures, which are sent as soon as they are chosen. */
export function PictureDrop({ help, onUploaded, onBusy, children, ...area }: PictureDropProps) {
  const { sending, send, cancel, error } = usePictureUpload(onUploaded);
  const isSending = sending !== undefined;
  const busy = useRef(onBusy);
  useEffect(() => {
    busy.current = onBusy;
  });
  useEffect(() => {
    busy.current(isSending);
    return () => busy.current(false);
  }, [isSending]);
  return (
    <DropArea
      {...area}
      error={error ?? area.error}
      accept={acceptedFor('picture')}
      onFiles={([file]) => void (file && send(file))}
      progress={sending && <SendingLine label={area.label} sending={sending} onCancel={cancel} />}
      help={
        <>
          {help && <span className="block">{help}</span>}
          PNG, JPEG or WebP, at most 5 MB. You can also drop or paste one here.
        </>
      }
    >
      {children}
    </DropArea>
  );
}
