import { useEffect, useRef, useState } from 'react';
import type { UploadPurpose } from '#shared/uploads/upload-problems.ts';
import { useLeaveGuard } from '../leave-guard.ts';
import { type Completed, sendFile } from './send-file.ts';
import type { Progress } from './send-form.ts';

/** A file on its way. */
export interface SendingState extends Progress {
  readonly file: File;
}

/** Whether sending ended because somebody cancelled it, which is no failure. */
export const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Sends one file at a time. Leaving the page meanwhile asks first, and ends it. */
export function useSending() {
  const [sending, setSending] = useState<SendingState>();
  const current = useRef<AbortController>(undefined);
  const sent = useRef(new WeakMap<File, Map<UploadPurpose, unknown>>());
  useLeaveGuard(sending !== undefined);
  useEffect(() => () => current.current?.abort(), []);

  /** Throws `ApiProblem`, or what `isCancelled` knows. */
  async function send<P extends UploadPurpose>(file: File, purpose: P): Promise<Completed<P>> {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    const show = (next: SendingState | undefined) => !controller.signal.aborted && setSending(next);
    show({ file, share: 0 });
    try {
      const onProgress = (progress: Progress) => show({ file, ...progress });
      return await sendFile(file, purpose, { onProgress, signal: controller.signal });
    } finally {
      show(undefined);
    }
  }

  /** The same for the file of a form: sent before for this purpose, it is not sent again when the form is tried again. */
  async function sendOnce<P extends UploadPurpose>(file: File, purpose: P): Promise<Completed<P>> {
    const before = sent.current.get(file)?.get(purpose);
    if (before) return before as Completed<P>;
    const completed = await send(file, purpose);
    sent.current.set(file, new Map(sent.current.get(file)).set(purpose, completed));
    return completed;
  }

  function cancel(): void {
    current.current?.abort();
    setSending(undefined);
  }

  return { sending, send, sendOnce, cancel };
}
