import { useEffect, useRef, useState } from 'react';
import { fileProblem, sendingProblem } from './send-file.ts';
import { isCancelled, useSending } from './use-sending.ts';

/** Sends pictures as soon as they are chosen, hands over the address of each, and says why the last one was not sent. */
export function usePictureUpload(onUploaded: (address: string) => void) {
  const { sending, send: sendFile, cancel } = useSending();
  const [error, setError] = useState<string>();
  const latest = useRef(onUploaded);
  useEffect(() => {
    // What it is handed to may have changed while it was sent.
    latest.current = onUploaded;
  }, [onUploaded]);

  async function send(file: File): Promise<void> {
    const problem = fileProblem(file, 'picture');
    setError(problem);
    if (problem) return;
    try {
      const { image_url } = await sendFile(file, 'picture');
      latest.current(image_url);
    } catch (reason) {
      if (!isCancelled(reason)) setError(sendingProblem(reason, 'Failed to upload the picture'));
    }
  }

  return { sending, error, send, cancel };
}
