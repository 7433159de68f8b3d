import { ApiProblem, offlineProblem } from '../api/api-problem.ts';
import { Speed } from './speed.ts';

/** A form for the store. */
export interface StoreForm {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

export interface Progress {
  /** What has been sent, from 0 to 1. */
  readonly share: number;
  /** In bytes a second, as soon as it can be told. */
  readonly speed?: number | undefined;
}

export interface Sending {
  readonly onProgress: (progress: Progress) => void;
  readonly signal: AbortSignal;
}

const refused = (status: number): ApiProblem =>
  new ApiProblem({ status, code: 'invalid', detail: 'The file was not accepted. Please choose it again.' });

function formOf({ fields }: StoreForm, file: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  // The store ignores what follows the file.
  form.append('file', file);
  return form;
}

/** Posts a file to the store. Throws `ApiProblem`, or the signal's reason when it is cancelled. Fetch tells no progress. */
export const sendForm = (form: StoreForm, file: File, { onProgress, signal }: Sending): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal.addEventListener('abort', abort, { once: true });
    const speed = new Speed();
    request.upload.onprogress = ({ loaded, total, timeStamp }) =>
      onProgress({ share: total > 0 ? loaded / total : 0, speed: speed.at(timeStamp, loaded) });
    request.onload = () => (request.status < 300 ? resolve() : reject(refused(request.status)));
    request.onerror = () => reject(offlineProblem());
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => signal.removeEventListener('abort', abort);
    request.open('POST', form.url);
    request.send(formOf(form, file));
  });
