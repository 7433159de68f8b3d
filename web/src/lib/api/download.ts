import { useState } from 'react';
import type { EbookDetail } from '#shared/catalog/ebook.ts';
import { useGoSignIn } from '../session/return-path.ts';
import { useSession } from '../session/session.tsx';
import { toast } from '../toast.ts';
import { api } from './api.ts';
import { ApiProblem, problemDetail } from './api-problem.ts';

export type DownloadFormat = EbookDetail['formats'][number];

/** One of the ebook's formats, or one of its attachments by name; the server chooses when neither is named. */
export interface DownloadChoice {
  readonly format?: DownloadFormat | undefined;
  readonly attachment?: string;
}

/** Files are made by a worker, and buyers' copies after the purchase: attempts while the server says when to ask again. */
const attempts = 10;
/** Longest acceptable wait between two attempts. Seconds. */
const longestPause = 10;

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
const isSoonReady = (error: unknown): error is ApiProblem & { readonly retryAfter: number } =>
  error instanceof ApiProblem &&
  error.status === 503 &&
  error.retryAfter !== undefined &&
  error.retryAfter <= longestPause;

const isPreparing = (error: unknown): error is ApiProblem => error instanceof ApiProblem && error.code === 'preparing';

async function linkTo(id: string, choice: DownloadChoice, left = attempts): Promise<string> {
  try {
    return (await api('GET /ebooks/{id}/download', { params: { id }, query: { as: 'link', ...choice } })).url;
  } catch (error) {
    if (left === 1 || !isSoonReady(error)) throw error;
    if (left === attempts && isPreparing(error)) toast.info('Your file is being prepared…');
    await pause(error.retryAfter);
    return linkTo(id, choice, left - 1);
  }
}

/** Who never had the ebook is asked to purchase it; whose purchase was taken back learns that it is needed. */
function sentenceFor(error: unknown, isKnownOwner: boolean): string {
  if (!(error instanceof ApiProblem) || error.status !== 403)
    return problemDetail(error, 'Failed to download. Please try again.');
  return isKnownOwner ? 'You need to purchase this item to download it' : 'Please purchase this ebook first';
}

/**
 * Downloads a file of an ebook, one at a time. The link is valid for a minute and
 * names a file, so the browser saves it and stays on the page.
 */
export function useDownload() {
  const { user } = useSession();
  const goSignIn = useGoSignIn();
  const [busyId, setBusyId] = useState<string | null>(null);
  async function fetchFile(id: string, choice: DownloadChoice): Promise<void> {
    setBusyId(id);
    try {
      window.location.assign(await linkTo(id, choice));
    } catch (error) {
      const sentence = sentenceFor(error, user?.purchased_ebooks.includes(id) ?? false);
      if (isPreparing(error)) toast.info(sentence);
      else toast.error(sentence);
    } finally {
      setBusyId(null);
    }
  }
  function download(id: string, choice: DownloadChoice = {}): void {
    if (!user) goSignIn('Please sign in to download');
    else if (busyId === null) void fetchFile(id, choice);
  }
  return { download, busyId };
}
