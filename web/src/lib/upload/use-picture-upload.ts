import { useEffect, useRef, useState } from 'react';
import { useLeaveGuard } from '../leave-guard.ts';
import { fileProblem, sendFile, sendingProblem } from './send-file.ts';
import type { Progress } from './send-form.ts';

/** One file at a time: the share that is sent, and why the last one was not. */
export interface UploadState {
  /** From 0 to 1; undefined while nothing is sent. */
  readonly share: number | undefined;
  readonly error: string | undefined;
}

const idle: UploadState = { share: undefined, error: undefined };

/** Sends pictures and hands over the address of each. Leaving the page meanwhile asks first. */
export function usePictureUpload(onUploaded: (address: string) => void) {
  const [state, setState] = useState(idle);
  const current = useRef<AbortController>(undefined);
  const isSending = state.share !== undefined;
  const latest = useRef(onUploaded);
  useLeaveGuard(isSending);
  useEffect(() => {
    // What it is handed to may have changed while it was sent.
    latest.current = onUploaded;
  }, [onUploaded]);
  useEffect(() => () => current.current?.abort(), []);

  async function send(file: File): Promise<void> {
    const error = fileProblem(file, 'picture');
    if (error) return setState({ share: undefined, error });
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    const show = (next: UploadState) => !controller.signal.aborted && setState(next);
    show({ share: 0, error: undefined });
    try {
      const onProgress = ({ share }: Progress) => show({ share, error: undefined });
      const { image_url } = await sendFile(file, 'picture', { onProgress, signal: controller.signal });
      if (!controller.signal.aborted) latest.current(image_url);
      show(idle);
    } catch (reason) {
      show({ share: undefined, error: sendingProblem(reason, 'Failed to upload the picture') });
    }
  }

  function cancel(): void {
    current.current?.abort();
    setState(idle);
  }

  return { ...state, isSending, send, cancel };
}
