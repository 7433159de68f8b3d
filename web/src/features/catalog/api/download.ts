import { useState } from 'react';
import type { EbookDetail } from '#shared/catalog/ebook.ts';
import { api } from '#web/lib/api.ts';
import { ApiProblem, problemDetail } from '#web/lib/api-problem.ts';
import { useGoSignIn } from '#web/lib/return-path.ts';
import { useSession } from '#web/lib/session.tsx';
import { toast } from '#web/lib/toast.ts';

export type DownloadFormat = EbookDetail['formats'][number];

/** A copy with the buyer's name is made after the purchase; we ask again this often while the server names a time. */
const attempts = 4;
/** Longest pause between two of them that a person should be kept waiting. Seconds. */
const longestPause = 10;

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
const isSoonReady = (error: unknown): error is ApiProblem & { readonly retryAfter: number } =>
  error instanceof ApiProblem &&
  error.status === 503 &&
  error.retryAfter !== undefined &&
  error.retryAfter <= longestPause;

async function linkTo(id: string, format: DownloadFormat, left = attempts): Promise<string> {
  try {
    return (await api('GET /ebooks/{id}/download', { params: { id }, query: { as: 'link', format } })).url;
  } catch (error) {
    if (left === 1 || !isSoonReady(error)) throw error;
    await pause(error.retryAfter);
    return linkTo(id, format, left - 1);
  }
}

const sentenceFor = (error: unknown): string =>
  error instanceof ApiProblem && error.status === 403
    ? 'You need to purchase this item to download it'
    : problemDetail(error, 'Failed to download. Please try again.');

/** Downloads an ebook in one of its formats: the link it gets names a file, so the page stays where it is. */
export function useDownload(id: string) {
  const { user } = useSession();
  const goSignIn = useGoSignIn();
  const [isBusy, setBusy] = useState(false);
  const fetchFile = async (format: DownloadFormat) => {
    setBusy(true);
    try {
      window.location.assign(await linkTo(id, format));
    } catch (error) {
      toast.error(sentenceFor(error));
    } finally {
      setBusy(false);
    }
  };
  const download = (format: DownloadFormat) => {
    if (!user) goSignIn('Please sign in to download');
    else if (!isBusy) void fetchFile(format);
  };
  return { isBusy, download };
}
